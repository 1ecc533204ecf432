import { useMessages } from '@courtyard/common';
import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { DayText, TextLink } from '@courtyard/ui';
import { PartRow, RowsCard } from '@courtyard/ui/details';
import { entryPath } from '../receivables/invoice/invoice-paths';
import { partsMessages } from './parts.messages';
import { useEntryKind } from './use-entry-kind';

/** The entries of the books that a document made, each leading to its page. */
export function EntriesCard({ entries }: Pick<Invoice, 'entries'>) {
  const t = useMessages(partsMessages);
  const kindText = useEntryKind();
  return (
    <RowsCard title={t('entries')} description={t('entriesText')} rows={entries} none={t('noEntries')}>
      {({ id, no, date, kind }) => (
        <PartRow
          key={id}
          title={<TextLink to={entryPath(id)}>{t('entry', { no })}</TextLink>}
          aside={<DayText day={date} />}
        >
          {kindText(kind)}
        </PartRow>
      )}
    </RowsCard>
  );
}
