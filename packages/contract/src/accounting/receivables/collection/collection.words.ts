import { wordsFrom } from '../../../wire/fields/words';
import en from './collection.en.json';
import es from './collection.es.json';

export const collectionWords = wordsFrom(en, es);
