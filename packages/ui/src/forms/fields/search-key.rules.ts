/** Straight and curly ones, backtick, acute accent, the modifier letters that stand for one, primes, saltillos, full width: as the server has them. */
const apostrophes =
  /['`\u00B4\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u2018\u2019\u201B\u2032\u2035\uA78B\uA78C\uFF07]/gu;

/** A text as it is searched: without case, accents and apostrophes, so that "dangelo" and "D’Angelo" find each other. */
export const searchKey = (text: string): string =>
  // The acute accent that stands alone would become a space and a mark.
  text
    .replaceAll(apostrophes, '')
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
