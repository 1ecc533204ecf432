import type { RegisteredSection, Registry } from '@courtyard/contract';
import { matchRoutes } from '@courtyard/common/router';

export type SectionMatch =
  | { kind: 'route'; section: RegisteredSection; title: string; permission: string | undefined }
  /** The section has no such page. */
  | { kind: 'no-page'; section: RegisteredSection }
  | { kind: 'disabled'; title: string }
  | { kind: 'none' };

/** What the registry knows about a path, without any code of a section. */
export function matchSection(registry: Registry, pathname: string): SectionMatch {
  const section = registry.sections.find(({ basePath }) => isBelow(pathname, basePath));
  if (section) {
    const route = matchedRoute(section, pathname);
    if (!route) return { kind: 'no-page', section };
    return { kind: 'route', section, title: route.title, permission: route.permission };
  }
  const disabled = registry.disabled.find(({ basePath }) => isBelow(pathname, basePath));
  return disabled ? { kind: 'disabled', title: disabled.title } : { kind: 'none' };
}

/** The route of a section for a path; a fixed segment wins over a parameter, as in the router. */
export function matchedRoute(section: RegisteredSection, pathname: string) {
  const candidates = section.routes.map((route) => ({
    path: join(section.basePath, route.path),
    caseSensitive: true,
    handle: route,
  }));
  const matched = matchRoutes(candidates, pathname)?.[0];
  return matched && section.routes.find((route) => route === matched.route.handle);
}

function isBelow(pathname: string, basePath: string): boolean {
  return pathname === basePath || pathname.startsWith(`${basePath}/`);
}

function join(basePath: string, path: string): string {
  return path === '/' ? basePath : basePath + path;
}
