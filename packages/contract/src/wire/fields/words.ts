import type { Preferences } from '../../platform/shell';
import sharedEn from './words.en.json';
import sharedEs from './words.es.json';

export type Language = Preferences['language'];

/** What is said in every language: a field's name, or a value's. */
export type Word = Readonly<Record<Language, string>>;

/**
 * What a thing, its fields and their values are called, for forms, lists, pages, files and histories alike: by field, and by
 * `field.value`, in the order in which a person fills the fields in. `<thing>.words.ts` declares them, without schemas.
 */
export type Words<K extends string = string> = Readonly<Record<K, Word>>;

type KeysOf<T> = T extends unknown ? Extract<keyof T, string> : never;

/**
 * Words from their catalogs, `import en from './asset.en.json'`; the check of catalogs holds Spanish to the keys of English. `after` puts
 * words that other things have too behind a key: `{ name: categoryWords }`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function wordsFrom<K extends string, A extends { readonly [P in K]?: Words } = Record<never, Words>>(
  en: Readonly<Record<K, []>>,
  es: object,
  after?: A,
): Words<K | KeysOf<A[keyof A]>> {
  const inSpanish = new Map<string, unknown>(Object.entries(es));
  const shared = new Map<string, unknown>(Object.entries(after ?? {}));
  const words: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(en)) {
    words[key] = { en: text, es: inSpanish.get(key) };
    Object.assign(words, shared.get(key));
  }
  // The border: at run time a catalog holds the text under each key.
  return words as Words<K | KeysOf<A[keyof A]>>;
}

/** The words in one language, by the same keys. */
export function wordsIn<K extends string>(words: Words<K>, language: Language): Readonly<Record<K, string>> {
  const named = Object.entries<Word>(words).map(([key, word]) => [key, word[language]]);
  // The border: a loop over the keys does what the type says of each.
  return Object.fromEntries(named) as Record<K, string>;
}

/** Fields that are told of with things of many kinds. */
export const sharedWords = wordsFrom(sharedEn, sharedEs);
