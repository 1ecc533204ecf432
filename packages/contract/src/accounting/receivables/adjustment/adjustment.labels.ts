import { labelsFrom } from '../../../wire/fields/labels';
import en from './adjustment.en.json';
import es from './adjustment.es.json';

export const adjustmentLabels = labelsFrom(en, es);
