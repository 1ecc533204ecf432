import { wordsFrom } from '../../wire/fields/words';
import en from './common-area.en.json';
import es from './common-area.es.json';

export const commonAreaWords = wordsFrom(en, es);
