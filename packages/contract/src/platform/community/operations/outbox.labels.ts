import { labelsFrom } from '../../../wire/fields/labels';
import en from './outbox.en.json';
import es from './outbox.es.json';

export const mailLabels = labelsFrom(en, es);
