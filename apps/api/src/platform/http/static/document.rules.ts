import { createHash } from 'node:crypto';
import type { Boot, Preferences } from '@courtyard/contract';
import { textInHtml } from '../answer/html.rules';

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
  /** Styles of the community's look, and of what it has not; empty where it has none. */
  look: string;
}

const places = /(__CSP_NONCE__|__COURTYARD_BOOT__|__COURTYARD_COMMUNITY__|<!--courtyard:preload-->)/;

/** A built page, read once. */
export interface Template {
  /** The text, cut at the places that every answer fills. */
  parts: readonly string[];
  /** Hashes of the scripts that stand in the page itself, as a Content-Security-Policy names them. */
  scripts: readonly string[];
}

export function cutTemplate(html: string): Template {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((found) => found[1] ?? '');
  const hashes = inline.map((code) => createHash('sha256').update(code).digest('base64'));
  return { parts: html.split(places), scripts: hashes.map((hash) => `sha256-${hash}`) };
}

export function fillTemplate(template: Template, { nonce, boot, preloads, look }: Filling): string {
  return template.parts
    .map((part) => {
      if (part === '__CSP_NONCE__') return nonce;
      if (part === '__COURTYARD_BOOT__') return jsonInHtml(boot);
      if (part === '__COURTYARD_COMMUNITY__') return textInHtml(boot.community?.name ?? '');
      if (part === '<!--courtyard:preload-->')
        return lookStyle(look, nonce) + preloads.map(preloadLink).join('');
      return part;
    })
    .join('');
}

/** JSON that no HTML parser takes for the end of its element, whatever names and titles hold. */
export const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page's wordmarks are drawn by it from the first frame on; the settings put another in its place. */
/** Hides where one asks to join. The pages of accounts are drawn by the build, for every community alike. */
export const hiddenJoining = '[data-join]{display:none}';

/** Leaves room in the first frame for the line that says as whom somebody looks on. */
export const roomForViewAs = ':root{--view-as:1}';

const lookStyle = (look: string, nonce: string) =>
  look && `<style id="courtyard-look" nonce="${nonce}">${look}</style>`;

/**
 * The same attributes as the element that uses the file, or the browser would fetch it twice. Behind what the page shows
 * already, its fonts, and in the order in which it is run.
 */
function preloadLink({ url, integrity }: Preload): string {
  const kind = url.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" fetchpriority="low" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;
}

/**
 * The Content-Security-Policy of a page: code from here only, styles by nonce, and of scripts in the page itself those
 * that the build put there. `developmentOrigins` are trusted with code as well: an operator's list, or a developer's
 * own machine.
 */
export function contentSecurityPolicy(
  nonce: string,
  developmentOrigins: readonly string[],
  scripts: readonly string[] = [],
): string {
  const own = ["'self'", ...developmentOrigins].join(' ');
  const hashes = scripts.map((hash) => `'${hash}'`);
  const sockets = developmentOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src ${[own, ...hashes].join(' ')}`,
    `style-src ${own} 'nonce-${nonce}'`,
    `connect-src ${[own, ...sockets].join(' ')}`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    // A letter as its reader gets it is a page of its own, in a sandbox.
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const loginPaths: readonly string[] = ['/login', '/pages/login'];

/** The page that a path leads to: the login has nothing for somebody who is signed in, and leads on to the dashboard. */
export const shownPath = (path: string, isSignedIn: boolean): string =>
  isSignedIn && loginPaths.includes(path) ? '/dashboard/default' : path;

/**
 * The path of an address as pages and sections write theirs: lower-case, without a slash at its end. The page itself puts
 * its own address in the place of another writing.
 */
export const plainPath = (url: string): string =>
  (url.split('?')[0] ?? '').toLowerCase().replace(/\/+$/, '') || '/';

/** Screens of the account that the build draws, by their paths; null for one that it does not. */
export const accountPages: Readonly<Record<string, string | null>> = {
  '/login': 'login',
  '/pages/login': 'login',
  '/pages/register': 'register',
  '/pages/reset-password': 'reset-password',
  '/reset-password': null,
  '/accept-invitation': null,
  '/confirm': null,
  '/switch': null,
  '/unauthorized': 'unauthorized',
};

/** What the first page of the signed-in side is, by its path; `/` shows the same. */
const dashboardPaths: readonly string[] = ['/', '/dashboard/default'];

/** Whether a path is the dashboard's. */
export const isDashboard = (path: string): boolean => dashboardPaths.includes(path);

/**
 * Which built page answers a path. A visitor at a guarded path gets the login's: the page itself then goes there and
 * remembers where the person was going. Somebody who is signed in gets the frame that their page will stand in.
 */
export function pageFile(path: string, language: Preferences['language'], isSignedIn: boolean): string {
  const isOfTheShell = path === '/unauthorized' && isSignedIn;
  const account = isOfTheShell ? undefined : accountPages[path];
  if (account === null) return 'index.html';
  const own = isDashboard(path) ? 'dashboard' : 'frame';
  return `pages/${account ?? (isSignedIn ? own : 'login')}.${language}.html`;
}

/** Whether a path is one of a page, not of the API, of files, or of something that browsers and scanners look for. */
export function isPagePath(path: string): boolean {
  if (/^\/(api|assets|sections|metrics|healthz|readyz)(\/|$)/.test(path)) return false;
  return !/\.[a-z0-9]{2,11}$/i.test(path);
}
