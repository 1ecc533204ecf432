import { wordsFrom } from '../../../wire/fields/words';
import en from './agenda.en.json';
import es from './agenda.es.json';

export const agendaWords = wordsFrom(en, es);
