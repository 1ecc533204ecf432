import { withoutApostrophes } from '@courtyard/contract/apostrophes';

/** A text as it is searched: without case, accents and apostrophes, so that "dangelo" and "D’Angelo" find each other. */
export const searchKey = (text: string): string =>
  // The acute accent that stands alone would become a space and a mark.
  withoutApostrophes(text)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a text has what is searched in it, in one piece. */
export const isFound = (text: string, search: string): boolean =>
  searchKey(text).includes(searchKey(search).trim());

/** Whether a text has every word of a search in it, in any order. */
export function hasWords(text: string, search: string): boolean {
  const key = searchKey(text);
  return searchKey(search)
    .split(/\s+/)
    .every((word) => key.includes(word));
}
