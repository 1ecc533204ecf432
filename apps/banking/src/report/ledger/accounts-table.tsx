import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { GeneralLedger } from '@courtyard/contract/banking/report/ledger';
import type { EntriesPredicate } from '@courtyard/contract/banking/report/report-entries';
import { CardBody, EmptyState } from '@courtyard/ui';
import { FigureTable } from '@courtyard/ui/details';
import { reportPaths } from '../report-paths';
import { reportMessages } from '../report.messages';
import { ledgerMessages } from './ledger.messages';

interface AccountsTableProps {
  ledger: GeneralLedger;
  predicate: EntriesPredicate;
}

/** Every account of the period; its name leads to its entries. */
export function AccountsTable({ ledger, predicate }: AccountsTableProps) {
  const t = useMessages(ledgerMessages);
  const tReport = useMessages(reportMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  if (ledger.accounts.length === 0)
    return <EmptyState icon="book" title={tReport('noEntries')} description={tReport('noEntriesText')} />;
  const cellsOf = (row: GeneralLedger['totals']) =>
    [row.openingMinor, row.debitMinor, row.creditMinor, row.closingMinor].map((amountMinor) => ({
      text: formats.money(amountMinor, currency, 'parentheses'),
    }));
  return (
    <CardBody>
      <FigureTable
        caption={tReport('ledger')}
        isWhole
        head={[tReport('account'), t('opening'), t('debit'), t('credit'), t('closing')]}
        rows={[
          ...ledger.accounts.map((account) => ({
            key: account.id,
            name: `${account.code} ${account.name}`,
            to: reportPaths.entries({ ...predicate, accountId: account.id }),
            cells: cellsOf(account),
          })),
          { key: 'total', name: t('total'), isTotal: true, cells: cellsOf(ledger.totals) },
        ]}
      />
    </CardBody>
  );
}
