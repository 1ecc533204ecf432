import { labelsFrom } from '@courtyard/contract/fields/labels';
import en from './paper.en.json';
import es from './paper.es.json';

/** What papers to owners, and slips for the bank, say. */
export const paperLabels = labelsFrom(en, es);
