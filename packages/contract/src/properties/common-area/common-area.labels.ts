import { labelsFrom } from '../../wire/fields/labels';
import en from './common-area.en.json';
import es from './common-area.es.json';

export const commonAreaLabels = labelsFrom(en, es);
