import { wordsFrom } from '../../../wire/fields/words';
import en from './outbox.en.json';
import es from './outbox.es.json';

export const mailWords = wordsFrom(en, es);
