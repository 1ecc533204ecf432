import { journalEntryLabels } from '@courtyard/contract/accounting/journal-entry/journal-entry.labels';
import { badgeOf } from '@courtyard/ui';

export const EntryStateBadge = badgeOf(journalEntryLabels, 'state', {
  posted: 'expected',
  reversed: 'neutral',
});
