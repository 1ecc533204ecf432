import { labelsFrom } from '../../../wire/fields/labels';
import en from './payment-policy.en.json';
import es from './payment-policy.es.json';

/** Orders in which payments settle; the four are named by the law that they follow. */
export const paymentPolicyLabels = labelsFrom(en, es);
