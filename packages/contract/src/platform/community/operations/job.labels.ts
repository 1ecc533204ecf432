import { labelsFrom } from '../../../wire/fields/labels';
import en from './job.en.json';
import es from './job.es.json';

export const jobLabels = labelsFrom(en, es);
