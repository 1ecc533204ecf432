import { labelsFrom } from '../../wire/fields/labels';
import en from './community.en.json';
import es from './community.es.json';

export const communityLabels = labelsFrom(en, es);
