import { allVocabularies } from '../../vocabularies';

/** What can be filtered by, of what has a word; everything else is in the log all the same. */
export const logActions: readonly string[] = Object.keys(allVocabularies.actions);
export const logKinds: readonly string[] = Object.keys(allVocabularies.kinds);

/** Whose entries there are: of sections, and of none. */
export const logSections = [
  'properties',
  'people',
  'communications',
  'bookkeeping',
  'accounting',
  'banking',
  'documents',
  'service-requests',
  'budget',
  'platform',
] as const;

/** Days that the charts are of where none are chosen, today among them. */
export const chartDays = 30;
