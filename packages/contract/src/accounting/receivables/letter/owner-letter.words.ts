import { wordsFrom } from '../../../wire/fields/words';
import en from './owner-letter.en.json';
import es from './owner-letter.es.json';

export const ownerLetterWords = wordsFrom(en, es);
