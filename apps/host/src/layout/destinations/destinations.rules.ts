import type { MenuItem } from '@courtyard/contract';
import { hasWords, searchKey } from '@courtyard/ui';

/** A page or a setting that the person may open. */
export interface Destination {
  title: string;
  /** Where it stands: the section, or the page that a setting is on. */
  place?: string | undefined;
  url: string;
}

/** The settings of the account page, by the ids of their places there. */
export const settings = [
  'font',
  'radius',
  'dateFormat',
  'language',
  'appearance',
  'password',
  'sessions',
] as const;

/** Without accents and case, of the same length: what follows in the text is found by its place. */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Every entry of a menu that leads to a page, under the name of the section that it is in, with that of its group there. */
export function menuDestinations(items: readonly MenuItem[], place?: string): Destination[] {
  return items.flatMap((item) => [
    ...(item.url === undefined ? [] : [{ title: item.title, place: item.caption ?? place, url: item.url }]),
    ...menuDestinations(
      item.children ?? [],
      item.type === 'group' && place !== undefined ? `${place} · ${item.title}` : item.title,
    ),
  ]);
}

/** Each address once, at its first place. */
export function withoutRepeats(destinations: readonly Destination[]): Destination[] {
  return destinations.filter(({ url }, at) => destinations.findIndex((one) => one.url === url) === at);
}

/** Those that hold every word, at most `limit`; those that begin with what was written first. */
export function findDestinations(
  destinations: readonly Destination[],
  written: string,
  limit: number,
): Destination[] {
  const wanted = searchKey(written).trim();
  if (wanted === '') return [];
  const begins = ({ title }: Destination) => searchKey(title).startsWith(wanted);
  return destinations
    .filter(({ title, place = '' }) => hasWords(`${title} ${place}`, wanted))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, limit);
}
