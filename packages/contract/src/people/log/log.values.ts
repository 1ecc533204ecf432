import { allVocabularies } from '../../vocabularies';

/** What can be filtered by, of what has a word; everything else is in the log all the same. */
export const logActions: readonly string[] = Object.keys(allVocabularies.actions);

/** Whose entries there are: of sections, and of none. */
export const logSections = ['properties', 'people', 'platform'] as const;

export const logKinds = [
  'property',
  'properties',
  'person',
  'common-area',
  'reservation',
  'asset',
  'reserve-component',
  'member',
  'role',
  'committee',
  'join-request',
  'session',
  'approval',
  'approval-rule',
  'community',
  'section',
  'list-view',
  'list-act',
  'ticket',
  'job',
  'mail',
] as const;

/** Days that the charts are of where none are chosen, today among them. */
export const chartDays = 30;
