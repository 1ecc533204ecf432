import { labelsFrom } from '../../../wire/fields/labels';
import en from './recognition.en.json';
import es from './recognition.es.json';

/** When assessments for a reserve are income. */
export const recognitionLabels = labelsFrom(en, es);
