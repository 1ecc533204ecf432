import { labelsFrom } from '../../../wire/fields/labels';
import en from './recurring-invoice.en.json';
import es from './recurring-invoice.es.json';

export const recurringInvoiceLabels = labelsFrom(en, es);
