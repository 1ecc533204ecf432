import { wordsFrom } from '../../wire/fields/words';
import en from './poll.en.json';
import es from './poll.es.json';

export const pollWords = wordsFrom(en, es);
