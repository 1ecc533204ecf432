import { type Label, labelsFrom } from '@courtyard/contract/fields/labels';
import en from './policy.en.json';
import es from './policy.es.json';

/** The steps of the orders of payment and where the orders come from, by the English that the books keep. */
export const policyLabels: Readonly<Record<string, Label>> = labelsFrom(en, es);
