import { labelsFrom } from '../../../wire/fields/labels';
import en from './recurring-entry.en.json';
import es from './recurring-entry.es.json';

export const recurringEntryLabels = labelsFrom(en, es);
