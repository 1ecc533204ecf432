import { labelsFrom } from '../../../wire/fields/labels';
import en from './pet.en.json';
import es from './pet.es.json';

export const petLabels = labelsFrom(en, es);
