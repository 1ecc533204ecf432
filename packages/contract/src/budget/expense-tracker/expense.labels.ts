import { labelsFrom } from '../../wire/fields/labels';
import en from './expense.en.json';
import es from './expense.es.json';

/** What an expense and its fields are called. */
export const expenseLabels = labelsFrom(en, es);
