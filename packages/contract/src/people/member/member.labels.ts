import { labelsFrom } from '../../wire/fields/labels';
import en from './member.en.json';
import es from './member.es.json';

export const memberLabels = labelsFrom(en, es);
