import { labelsFrom } from '../../../wire/fields/labels';
import en from './payment.en.json';
import es from './payment.es.json';

export const paymentLabels = labelsFrom(en, es);
