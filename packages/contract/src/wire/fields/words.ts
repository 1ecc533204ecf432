import type { Preferences } from '../../platform/shell';

export type Language = Preferences['language'];

/** What is said in every language: a field's name, or a value's. */
export type Word = Readonly<Record<Language, string>>;

/**
 * What a thing, its fields and their values are called, for forms, lists, pages, files and histories alike: by field, and by
 * `field.value`, in the order in which a person fills the fields in. `<thing>.words.ts` declares them, without schemas.
 */
export type Words<K extends string = string> = Readonly<Record<K, Word>>;

/** Words from their catalogs, `import en from './asset.en.json'`; the check of catalogs holds Spanish to the keys of English. */
export function wordsFrom<K extends string>(en: Readonly<Record<K, []>>, es: object): Words<K> {
  const inSpanish = new Map<string, unknown>(Object.entries(es));
  const words = Object.entries(en).map(([key, text]) => [key, { en: text, es: inSpanish.get(key) }]);
  // The border: at run time a catalog holds the text under each key.
  return Object.fromEntries(words) as Words<K>;
}

/** The words in one language, by the same keys. */
export function wordsIn<K extends string>(words: Words<K>, language: Language): Readonly<Record<K, string>> {
  const named = Object.entries<Word>(words).map(([key, word]) => [key, word[language]]);
  // The border: a loop over the keys does what the type says of each.
  return Object.fromEntries(named) as Record<K, string>;
}

/** Fields and values that things of many kinds have: `name: sharedWords.name`. */
export const sharedWords = {
  name: { en: 'Name', es: 'Nombre' },
  kind: { en: 'Kind', es: 'Tipo' },
  status: { en: 'Status', es: 'Estado' },
  reason: { en: 'Reason', es: 'Motivo' },
  approvedBy: { en: 'Approved by', es: 'Aprobado por' },
  property: { en: 'Property', es: 'Propiedad' },
  area: { en: 'Common area', es: 'Área común' },
  location: { en: 'Location', es: 'Ubicación' },
  model: { en: 'Model', es: 'Modelo' },
  feeMinor: { en: 'Fee', es: 'Tarifa' },
  depositMinor: { en: 'Deposit', es: 'Depósito' },
  email: { en: 'Email', es: 'Correo electrónico' },
  phone: { en: 'Phone', es: 'Teléfono' },
  lastDay: { en: 'Last day', es: 'Último día' },
  archived: { en: 'Archived', es: 'Archivada' },
  notes: { en: 'Notes', es: 'Notas' },
  files: { en: 'Files', es: 'Archivos' },
} satisfies Words;
