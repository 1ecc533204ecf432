import { wordsFrom } from '../../../wire/fields/words';
import en from './job.en.json';
import es from './job.es.json';

export const jobWords = wordsFrom(en, es);
