import { recordLoader } from '@courtyard/ui/details';
import { journalEntryPaths } from './journal-entry-paths';
import { journalEntryMessages } from './journal-entry.messages';
import { journalEntries, journalEntryPager } from './journal-entry.queries';

/** A page about the entry `?id=`. */
export const JournalEntryLoader = recordLoader({
  messages: journalEntryMessages,
  title: (t) => t('journalEntry'),
  useOne: journalEntries.useOne,
  list: journalEntryPaths.list,
  pager: journalEntryPager,
});
