import { wordsFrom } from '../../wire/fields/words';
import en from './reservation.en.json';
import es from './reservation.es.json';

export const reservationWords = wordsFrom(en, es);
