/**
 * Straight and curly ones, backtick, acute accent, the modifier letters that stand for one, primes, saltillos, full width: as
 * `courtyard.apostrophes()` of the database has them.
 */
export const apostrophes =
  /['`\u00B4\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u2018\u2019\u201B\u2032\u2035\uA78B\uA78C\uFF07]/gu;

/** A text as it is searched: a name is found whichever apostrophe it is written or typed with, and without one. */
export const withoutApostrophes = (text: string): string => text.replaceAll(apostrophes, '');
