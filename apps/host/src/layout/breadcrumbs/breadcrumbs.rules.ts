import type { Language } from '@courtyard/common';
import type { RegisteredSection } from '@courtyard/contract';
import { matchedRoute } from '../../registry/section-match.rules';
import { titleIn } from '../../registry/title-in';

export interface Crumb {
  title: string;
  /** Where it leads; none for the page itself and for pages that are one record of many. */
  to?: string;
}

/** Crumbs are folded when there are more than this. */
export const maxCrumbs = 8;

export interface Way {
  pathname: string;
  language: Language;
  permissions: ReadonlySet<string>;
  /** What the page calls itself; null until it says. */
  name?: string | null;
  /** Address of the list that one came from, as it was; null where one came from none. */
  list?: string | null;
}

/**
 * The way from a section's landing page to the page at a path: one crumb for each of its routes on the way. A page that
 * the person may not open is named without a link; one about one record of many bears the record's name. The list that one came
 * from is found as one left it.
 */
export function sectionCrumbs(section: RegisteredSection, way: Way): Crumb[] {
  const { pathname, language, permissions, name, list } = way;
  const segments = pathname.split('/').filter(Boolean);
  const paths = segments.map((_, at) => `/${segments.slice(0, at + 1).join('/')}`);
  return paths.flatMap((path) => {
    const route = matchedRoute(section, path);
    if (!route) return [];
    const isRecord = isOneOfMany(route.path);
    const title = (isRecord && path === pathname && name) || titleIn(route, language);
    const isOpen = route.permission === undefined || permissions.has(route.permission);
    return [
      path === pathname || isRecord || !isOpen ? { title } : { title, to: isAt(list, path) ? list : path },
    ];
  });
}

const isAt = (address: string | null | undefined, path: string): address is string =>
  address?.split('?')[0] === path;

/** `…/detail`, `…/results` or `…/statement` is about the record of its query, `…/:invoiceId` about that of the path: a crumb knows neither. */
const isOneOfMany = (path: string) => /\/(details?|results|statement|:\w+)$/.test(path);

/** First and last of a long way, with `null` where the others are folded away. */
export function foldCrumbs(crumbs: readonly Crumb[]): (Crumb | null)[] {
  const [first] = crumbs;
  if (crumbs.length <= maxCrumbs || !first) return [...crumbs];
  return [first, null, ...crumbs.slice(-2)];
}

/** Where one goes up from a page: the next place on the way to it that leads somewhere. */
export function wayUp(crumbs: readonly Crumb[]): (Crumb & { to: string }) | undefined {
  return crumbs.slice(0, -1).findLast((crumb): crumb is Crumb & { to: string } => crumb.to !== undefined);
}
