import { labelsFrom } from '../../../wire/fields/labels';
import en from './insurance.en.json';
import es from './insurance.es.json';

export const insuranceLabels = labelsFrom(en, es);
