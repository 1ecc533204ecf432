import type { MenuItem, OwnPlace, SectionRelease } from '@courtyard/contract';
import type { Tx } from '../../database/database';
import type { RegistryReader } from '../registry.service';

/** So many of a person's own are entries of the menu; who has more is led to the page that shows all. */
const maxShown = 6;

/** What a person has of their own in a section, as entries of the menu. */
export async function ownEntries(
  tx: Tx,
  { platform, caller, today }: RegistryReader,
  { declaration }: SectionRelease,
): Promise<MenuItem[]> {
  const finders = platform.sections.find(({ id }) => id === declaration.id)?.ownPlaces ?? {};
  const entries: MenuItem[] = [];
  for (const place of declaration.ownPlaces ?? []) {
    const { requiredPermission: permission } = place;
    const find = finders[place.id];
    if (!find || (permission !== undefined && !caller.permissions.has(permission))) continue;
    const own = await find(tx, { memberId: caller.memberId, today, limit: maxShown + 1 });
    entries.push(...entriesOf(place, own));
  }
  return entries;
}

/** None for nothing; the record itself, its name under the title; several under a title of their own; or the way to all. */
export function entriesOf(place: OwnPlace, own: readonly { id: string; title: string }[]): MenuItem[] {
  const { id, title, titles, severalTitle, severalTitles, icon, url, listUrl } = place;
  const leadTo = (record: { id: string }) => `${url}?id=${encodeURIComponent(record.id)}`;
  const [first] = own;
  if (!first) return [];
  if (own.length === 1) {
    return [{ id, title, titles, type: 'item', icon, url: leadTo(first), caption: first.title }];
  }
  const several = { id, title: severalTitle, titles: severalTitles };
  if (own.length > maxShown) return [{ ...several, type: 'item', icon, url: listUrl }];
  const children = own.map((record) => ({
    id: `${id}-${record.id}`,
    title: record.title,
    type: 'item' as const,
    icon,
    url: leadTo(record),
  }));
  return [{ ...several, type: 'group', children }];
}
