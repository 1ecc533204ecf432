import { labelsFrom } from '../../wire/fields/labels';
import en from './role.en.json';
import es from './role.es.json';

export const roleLabels = labelsFrom(en, es);
