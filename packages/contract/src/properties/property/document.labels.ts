import { labelsFrom } from '../../wire/fields/labels';
import en from './document.en.json';
import es from './document.es.json';

/** Of entries of histories: documents of properties are documents of the section Documents now. */
export const documentLabels = labelsFrom(en, es);
