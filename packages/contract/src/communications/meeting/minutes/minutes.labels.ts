import { labelsFrom } from '../../../wire/fields/labels';
import en from './minutes.en.json';
import es from './minutes.es.json';

export const minutesLabels = labelsFrom(en, es);
