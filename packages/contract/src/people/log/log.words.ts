import { allVocabularies } from '../../vocabularies';
import { type Word, type Words, wordsFrom } from '../../wire/fields/words';
import en from './log.en.json';
import es from './log.es.json';

const named = (field: string, words: Words): Record<string, Word> =>
  Object.fromEntries(Object.entries(words).map(([value, word]) => [`${field}.${value}`, word]));

export const logWords = {
  ...wordsFrom(en, es),
  ...named('kind', allVocabularies.kinds),
  ...named('action', allVocabularies.actions),
};
