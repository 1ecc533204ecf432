import { entryKindLabels } from '../../bookkeeping/account/entry-kind.labels';
import { labelsFrom } from '../../wire/fields/labels';
import en from './journal-entry.en.json';
import es from './journal-entry.es.json';

export const journalEntryLabels = labelsFrom(en, es, { date: entryKindLabels });
