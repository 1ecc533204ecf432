import { wordsFrom } from '../../../wire/fields/words';
import en from './attendance.en.json';
import es from './attendance.es.json';

export const attendanceWords = wordsFrom(en, es);
