import { labelsFrom } from '../../wire/fields/labels';
import en from './period.en.json';
import es from './period.es.json';

export const periodLabels = labelsFrom(en, es);
