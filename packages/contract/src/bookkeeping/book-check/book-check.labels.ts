import { labelsFrom } from '../../wire/fields/labels';
import en from './book-check.en.json';
import es from './book-check.es.json';

export const bookCheckLabels = labelsFrom(en, es);
