import { wordsFrom } from '../../../wire/fields/words';
import en from './notice.en.json';
import es from './notice.es.json';

export const noticeWords = wordsFrom(en, es);
