import { labelsFrom } from '../../../wire/fields/labels';
import en from './owner-letter.en.json';
import es from './owner-letter.es.json';

export const ownerLetterLabels = labelsFrom(en, es);
