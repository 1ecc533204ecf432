import { useMessages } from '@courtyard/common';
import type { JournalEntrySummary } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { journalEntryColumns } from '@courtyard/contract/accounting/journal-entry/journal-entry.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { useEntryKind } from '../../parts/use-entry-kind';
import { EntryStateBadge } from '../journal-entry-badges';
import { journalEntryPaths } from '../journal-entry-paths';
import { journalEntryMessages } from '../journal-entry.messages';

/** An entry where there is no room for a table. */
export function EntryCard({ entry }: { entry: JournalEntrySummary }) {
  const t = useMessages(journalEntryMessages);
  const kindText = useEntryKind();
  const { text } = useFieldTexts(journalEntryColumns);
  return (
    <ListCard
      title={<TextLink to={journalEntryPaths.details(entry.id)}>{t('numbered', { no: entry.no })}</TextLink>}
      lead={entry.memo ?? ''}
      facts={[text(entry, 'date'), kindText(entry.kind), entry.postedBy]}
      amount={text(entry, 'amountMinor')}
      badges={entry.state === 'reversed' ? <EntryStateBadge value="reversed" /> : null}
    />
  );
}
