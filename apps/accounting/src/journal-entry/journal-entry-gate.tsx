import { gateOf } from '@courtyard/ui/details';
import { journalEntryPaths } from './journal-entry-paths';
import { journalEntryMessages } from './journal-entry.messages';
import { journalEntries, journalEntryWalk } from './journal-entry.queries';

/** A page about the entry `?id=`. */
export const JournalEntryGate = gateOf({
  messages: journalEntryMessages,
  title: (t) => t('journalEntry'),
  useOne: journalEntries.useOne,
  list: journalEntryPaths.list,
  walk: journalEntryWalk,
});
