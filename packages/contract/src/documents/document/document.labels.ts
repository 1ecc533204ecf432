import { labelsFrom } from '../../wire/fields/labels';
import en from './document.en.json';
import es from './document.es.json';

export const documentLabels = labelsFrom(en, es);
