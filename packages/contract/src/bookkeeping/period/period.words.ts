import { wordsFrom } from '../../wire/fields/words';
import en from './period.en.json';
import es from './period.es.json';

export const periodWords = wordsFrom(en, es);
