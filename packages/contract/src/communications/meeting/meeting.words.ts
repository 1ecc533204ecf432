import { wordsFrom } from '../../wire/fields/words';
import en from './meeting.en.json';
import es from './meeting.es.json';

export const meetingWords = wordsFrom(en, es);
