import { useFormats, useMessages } from '@courtyard/common';
import { bankTransactionColumns } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.columns';
import { Missing, Text, TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { entryPath } from '../../receivables/invoice/invoice-paths';
import { BankStateBadge } from '../bank-transaction-badges';
import { bankPaths } from '../bank-transaction-paths';
import { bankMessages } from '../bank-transaction.messages';

/** Columns of the lines: the day leads to the line, what it is in the books to its entry. */
export function useTransactionColumns() {
  const t = useMessages(bankMessages);
  const formats = useFormats();
  return useColumns(bankTransactionColumns, [
    {
      field: 'bookedOn',
      priority: 1,
      align: 'start',
      cell: ({ id, bookedOn }) => <TextLink to={bankPaths.details(id)}>{formats.day(bookedOn)}</TextLink>,
    },
    {
      field: 'payee',
      priority: 1,
      cell: ({ payee, memo }) =>
        payee ??
        memo ?? (
          <Text as="span" tone="muted">
            {t('nameless')}
          </Text>
        ),
    },
    { field: 'memo', priority: 4 },
    { field: 'checkNumber', priority: 4 },
    { field: 'account', priority: 3 },
    {
      field: 'matchedTo',
      priority: 2,
      cell: ({ entries: [first, ...more] }) =>
        first ? (
          <>
            <TextLink to={entryPath(first.id)}>{first.no}</TextLink>
            {more.length > 0 ? ` +${more.length}` : ` ${first.memo ?? ''}`}
          </>
        ) : (
          <Missing />
        ),
    },
    { field: 'state', priority: 1, cell: ({ state }) => <BankStateBadge value={state} /> },
    { field: 'amountMinor', priority: 1 },
  ]);
}
