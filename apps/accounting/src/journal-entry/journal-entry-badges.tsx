import { journalEntryWords } from '@courtyard/contract/accounting/journal-entry/journal-entry.words';
import { badgeOf } from '@courtyard/ui';

export const EntryStateBadge = badgeOf(journalEntryWords, 'state', {
  posted: 'expected',
  reversed: 'neutral',
});
