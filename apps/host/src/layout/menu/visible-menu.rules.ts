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

/**
 * Ids of the entries that lead to an address, outermost first: the entry whose url is the longest prefix of its path, and
 * before all others one that names what the query does.
 */
export function openedItems(items: readonly MenuItem[], { pathname, search = '' }: Address): string[] {
  return bestTrail(items, { pathname, search })?.ids ?? [];
}

/** The entry that a trail ends at. */
export function itemAt(items: readonly MenuItem[], trail: readonly string[]): MenuItem | undefined {
  const [id, ...rest] = trail;
  const item = items.find((one) => one.id === id);
  return item && rest.length > 0 ? itemAt(item.children ?? [], rest) : item;
}

interface Address {
  pathname: string;
  search?: string;
}

interface Trail {
  ids: string[];
  length: number;
}

function bestTrail(items: readonly MenuItem[], address: Required<Address>): Trail | null {
  let best: Trail | null = null;
  for (const item of items) {
    const inside = bestTrail(item.children ?? [], address);
    const own = item.url !== undefined && leadsTo(item.url, address) ? item.url.length : -1;
    const length = Math.max(inside?.length ?? -1, own);
    if (length > (best?.length ?? -1)) best = { ids: [item.id, ...(inside?.ids ?? [])], length };
  }
  return best;
}

function leadsTo(url: string, { pathname, search }: Required<Address>): boolean {
  const [path = '', query = ''] = url.split('?');
  if (pathname !== path && (path === '/' || !pathname.startsWith(`${path}/`))) return false;
  const given = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value);
}

const isParent = (item: MenuItem) => item.type === 'group' || item.type === 'collapse';
