/** As `courtyard.apostrophes()` has them. */
const apostrophes =
  /['`\u00B4\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u2018\u2019\u201B\u2032\u2035\uA78B\uA78C\uFF07]/gu;

/** A text as it is looked for: a name is found whichever apostrophe it is written or typed with, and without one. */
export const withoutApostrophes = (text: string): string => text.replaceAll(apostrophes, '');

/** A text as lists look through it, as `courtyard.list_key` has it. */
export const listKey = (text: string): string => withoutApostrophes(text.toLowerCase());
