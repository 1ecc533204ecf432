import { type Language, type Words, wordsFrom } from '../../wire/fields/words';
import en from './entry-kind.en.json';
import es from './entry-kind.es.json';

/** Of whatever shows what an entry is. */
export const entryKindWords = wordsFrom(en, es);

const words: Words = entryKindWords;

/** What an entry is, in words; of a kind without a word, as it was posted. */
export const entryKindText = (kind: string, language: Language): string =>
  words[`kind.${kind}`]?.[language] ?? kind;
