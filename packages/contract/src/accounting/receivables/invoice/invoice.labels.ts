import { labelsFrom } from '../../../wire/fields/labels';
import en from './invoice.en.json';
import es from './invoice.es.json';

export const invoiceLabels = labelsFrom(en, es);
