import type { Boot } from '@courtyard/contract';

/** A file to ask for early, with the hash that it must have. */
export interface Preload {
  url: string;
  integrity: string;
}

export interface Filling {
  /** Fresh for each answer. */
  nonce: string;
  boot: Boot;
  preloads: readonly Preload[];
}

const places = /(__CSP_NONCE__|__COURTYARD_BOOT__|<!--courtyard:preload-->)/;

/** A built page, cut once at the places that every answer fills. */
export type Template = readonly string[];

export const cutTemplate = (html: string): Template => html.split(places);

export function fillTemplate(template: Template, { nonce, boot, preloads }: Filling): string {
  return template
    .map((part) => {
      if (part === '__CSP_NONCE__') return nonce;
      if (part === '__COURTYARD_BOOT__') return jsonInHtml(boot);
      if (part === '<!--courtyard:preload-->') return preloads.map(preloadLink).join('');
      return part;
    })
    .join('');
}

/** JSON that no HTML parser takes for the end of its element, whatever names and titles hold. */
export const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The same attributes as the element that uses the file, or the browser would fetch it twice. */
function preloadLink({ url, integrity }: Preload): string {
  const kind = url.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;
}

/**
 * The Content-Security-Policy of a page: code from here only, no inline script, styles by nonce.
 * `developmentOrigins` are trusted with code as well: an operator's list, or a developer's own machine.
 */
export function contentSecurityPolicy(nonce: string, developmentOrigins: readonly string[]): string {
  const own = ["'self'", ...developmentOrigins].join(' ');
  const sockets = developmentOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own} 'nonce-${nonce}'`,
    `connect-src ${[own, ...sockets].join(' ')}`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const pages: Readonly<Record<string, string>> = {
  '/login': 'pages/login.html',
  '/pages/login': 'pages/login.html',
  '/pages/register': 'pages/register.html',
  '/pages/reset-password': 'pages/reset-password.html',
  '/reset-password': 'index.html',
  '/unauthorized': 'pages/unauthorized.html',
};

/**
 * Which built page answers a path. A visitor at a guarded path gets the login's: the page itself then goes there and
 * remembers where the person was going.
 */
export function pageFile(path: string, isSignedIn: boolean): string {
  return pages[path] ?? (isSignedIn ? 'index.html' : 'pages/login.html');
}

/** Whether a path is one of a page, not of the API, of files, or of something that browsers and scanners look for. */
export function isPagePath(path: string): boolean {
  if (/^\/(api|assets|sections|metrics|healthz|readyz)(\/|$)/.test(path)) return false;
  return !/\.[a-z0-9]{2,11}$/i.test(path);
}
