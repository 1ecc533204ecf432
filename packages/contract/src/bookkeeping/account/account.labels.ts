import { labelsFrom } from '../../wire/fields/labels';
import en from './account.en.json';
import es from './account.es.json';

export const accountLabels = labelsFrom(en, es);
