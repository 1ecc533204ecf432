import { wordsFrom } from '../../../wire/fields/words';
import en from './ticket.en.json';
import es from './ticket.es.json';

export const ticketWords = wordsFrom(en, es);
