import { wordsFrom } from '../../../wire/fields/words';
import en from './payment.en.json';
import es from './payment.es.json';

export const paymentWords = wordsFrom(en, es);
