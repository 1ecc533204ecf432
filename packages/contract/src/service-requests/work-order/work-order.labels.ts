import { labelsFrom } from '../../wire/fields/labels';
import en from './work-order.en.json';
import es from './work-order.es.json';

export const workOrderLabels = labelsFrom(en, es);
