import { wordsFrom } from '../../../wire/fields/words';
import en from './payment-policy.en.json';
import es from './payment-policy.es.json';

/** Orders in which payments settle; the four are named by the law that they follow. */
export const paymentPolicyWords = wordsFrom(en, es);
