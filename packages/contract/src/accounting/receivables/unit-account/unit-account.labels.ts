import { labelsFrom } from '../../../wire/fields/labels';
import en from './unit-account.en.json';
import es from './unit-account.es.json';

export const unitAccountLabels = labelsFrom(en, es);
