import { labelsFrom } from '@courtyard/contract/fields/labels';
import en from './why-lapsed.en.json';
import es from './why-lapsed.es.json';

/** How an approval ended that is not carried out, as it is told. */
export const lapsedLabels = labelsFrom(en, es);
