import { labelsFrom } from '../../wire/fields/labels';
import en from './written-check.en.json';
import es from './written-check.es.json';

/** What checks to vendors and their values are called. */
export const writtenCheckLabels = labelsFrom(en, es);
