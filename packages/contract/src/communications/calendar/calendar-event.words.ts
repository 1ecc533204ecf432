import { wordsFrom } from '../../wire/fields/words';
import en from './calendar-event.en.json';
import es from './calendar-event.es.json';

export const calendarEventWords = wordsFrom(en, es);
