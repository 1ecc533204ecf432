import { labelsFrom } from '../../wire/fields/labels';
import en from './poll.en.json';
import es from './poll.es.json';

export const pollLabels = labelsFrom(en, es);
