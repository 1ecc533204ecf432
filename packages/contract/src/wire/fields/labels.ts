import type { Preferences } from '../../platform/shell';
import sharedEn from './labels.en.json';
import sharedEs from './labels.es.json';

export type Language = Preferences['language'];

/** A text in every language: the name of a field, or of a value. */
export type Label = Readonly<Record<Language, string>>;

/**
 * Labels of a record, its fields and their values, for forms, lists, pages, files and histories alike: by field, and by
 * `field.value`, in the order in which a person fills the fields in. `<record>.labels.ts` declares them, without schemas.
 */
export type Labels<K extends string = string> = Readonly<Record<K, Label>>;

type KeysOf<T> = T extends unknown ? Extract<keyof T, string> : never;

/**
 * Labels from their catalogs, `import en from './asset.en.json'`; the check of catalogs holds Spanish to the keys of English. `after` puts
 * labels that other records have too behind a key: `{ name: categoryLabels }`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function labelsFrom<
  K extends string,
  A extends { readonly [P in K]?: Labels } = Record<never, Labels>,
>(en: Readonly<Record<K, []>>, es: object, after?: A): Labels<K | KeysOf<A[keyof A]>> {
  const inSpanish = new Map<string, unknown>(Object.entries(es));
  const shared = new Map<string, unknown>(Object.entries(after ?? {}));
  const labels: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(en)) {
    labels[key] = { en: text, es: inSpanish.get(key) };
    Object.assign(labels, shared.get(key));
  }
  // The border: at run time a catalog holds the text under each key.
  return labels as Labels<K | KeysOf<A[keyof A]>>;
}

/** The labels in one language, by the same keys. */
export function labelsIn<K extends string>(
  labels: Labels<K>,
  language: Language,
): Readonly<Record<K, string>> {
  const named = Object.entries<Label>(labels).map(([key, label]) => [key, label[language]]);
  // The border: a loop over the keys does what the type says of each.
  return Object.fromEntries(named) as Record<K, string>;
}

/** Fields that records of many kinds have. */
export const sharedLabels = labelsFrom(sharedEn, sharedEs);
