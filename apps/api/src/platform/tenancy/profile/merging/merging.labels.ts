import { labelsFrom } from '@courtyard/contract/fields/labels';
import en from './merging.en.json';
import es from './merging.es.json';

/** What a merge counts of a record; `sameNow` is told where who asked and who decided turned out to be one person. */
export const mergingLabels = labelsFrom(en, es);
