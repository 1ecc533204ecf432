import { wordsFrom } from '../../wire/fields/words';
import en from './folder.en.json';
import es from './folder.es.json';

export const folderWords = wordsFrom(en, es);
