import { wordsFrom } from '../../wire/fields/words';
import { entryKindWords } from './entry-kind.words';
import en from './register.en.json';
import es from './register.es.json';

export const registerWords = wordsFrom(en, es, { no: entryKindWords });
