import { wordsFrom } from '../../wire/fields/words';
import en from './announcement.en.json';
import es from './announcement.es.json';

export const announcementWords = wordsFrom(en, es);
