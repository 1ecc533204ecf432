import { labelsFrom } from '../../wire/fields/labels';
import en from './fund.en.json';
import es from './fund.es.json';

export const fundLabels = labelsFrom(en, es);
