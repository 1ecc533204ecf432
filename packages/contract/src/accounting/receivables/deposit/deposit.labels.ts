import { labelsFrom } from '../../../wire/fields/labels';
import en from './deposit.en.json';
import es from './deposit.es.json';

export const depositLabels = labelsFrom(en, es);
