import type { RegisteredSection, Registry } from '@courtyard/contract';
import { matchRoutes } from '@courtyard/common/router';

export type SectionMatch =
  | {
      kind: 'route';
      section: RegisteredSection;
      title: string;
      titles: RegisteredSection['routes'][number]['titles'];
      permission: string | undefined;
      /** The page's own address: as the section writes it, with the parameters of the path. */
      pathname: string;
    }
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
    const { title, titles, permission } = route;
    return {
      kind: 'route',
      section,
      title,
      titles,
      permission,
      pathname: addressOf(section, route.path, pathname),
    };
  }
  const disabled = registry.disabled.find(({ basePath }) => isBelow(pathname, basePath));
  return disabled ? { kind: 'disabled', title: disabled.title } : { kind: 'none' };
}

/** The route of a section for a path; a fixed segment wins over a parameter, as in the router. */
export function matchedRoute(section: RegisteredSection, pathname: string) {
  const candidates = section.routes.map((route) => ({
    path: join(section.basePath, route.path),
    handle: route,
  }));
  const matched = matchRoutes(candidates, pathname)?.[0];
  return matched && section.routes.find((route) => route === matched.route.handle);
}

function isBelow(pathname: string, basePath: string): boolean {
  const path = pathname.toLowerCase();
  return path === basePath || path.startsWith(`${basePath}/`);
}

/** What people or programs write differently (capitals, a slash at the end) goes; what names a record stays. */
function addressOf(section: RegisteredSection, path: string, pathname: string): string {
  const given = pathname.split('/').filter(Boolean);
  const wanted = join(section.basePath, path).split('/').filter(Boolean);
  return `/${wanted.map((part, at) => (part.startsWith(':') ? given[at] : part)).join('/')}`;
}

function join(basePath: string, path: string): string {
  return path === '/' ? basePath : basePath + path;
}
