import { labelsFrom } from '../../wire/fields/labels';
import en from './request.en.json';
import es from './request.es.json';

export const requestLabels = labelsFrom(en, es);
