import type { MenuItem } from '@courtyard/contract';

/**
 * The entries that a person may see: those without their permission are left out, and so is a group or collapse
 * of which nothing is left.
 */
export function visibleMenu(items: readonly MenuItem[], permissions: ReadonlySet<string>): MenuItem[] {
  return items.flatMap((item) => {
    if (item.requiredPermission !== undefined && !permissions.has(item.requiredPermission)) return [];
    if (!isParent(item)) return [item];
    const children = visibleMenu(item.children ?? [], permissions);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Ids of the entries that lead to a path, outermost first: the entry whose url is its longest prefix. */
export function openedItems(items: readonly MenuItem[], pathname: string): string[] {
  return bestTrail(items, pathname)?.ids ?? [];
}

interface Trail {
  ids: string[];
  length: number;
}

function bestTrail(items: readonly MenuItem[], pathname: string): Trail | null {
  let best: Trail | null = null;
  for (const item of items) {
    const inside = bestTrail(item.children ?? [], pathname);
    const own = item.url !== undefined && leadsTo(item.url, pathname) ? item.url.length : -1;
    const length = Math.max(inside?.length ?? -1, own);
    if (length > (best?.length ?? -1)) best = { ids: [item.id, ...(inside?.ids ?? [])], length };
  }
  return best;
}

const leadsTo = (url: string, pathname: string) =>
  pathname === url || (url !== '/' && pathname.startsWith(`${url}/`));

const isParent = (item: MenuItem) => item.type === 'group' || item.type === 'collapse';
