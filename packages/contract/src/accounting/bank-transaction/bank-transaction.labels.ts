import { labelsFrom } from '../../wire/fields/labels';
import en from './bank-transaction.en.json';
import es from './bank-transaction.es.json';

export const bankTransactionLabels = labelsFrom(en, es);
