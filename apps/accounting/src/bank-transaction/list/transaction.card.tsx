import { useFormats, useMessages } from '@courtyard/common';
import type { BankTransactionSummary } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { bankTransactionColumns } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { BankStateBadge } from '../bank-transaction-badges';
import { bankPaths } from '../bank-transaction-paths';
import { bankMessages } from '../bank-transaction.messages';

/** A line of a bank where there is no room for a table. */
export function TransactionCard({ line }: { line: BankTransactionSummary }) {
  const t = useMessages(bankMessages);
  const formats = useFormats();
  const { text } = useFieldTexts(bankTransactionColumns);
  return (
    <ListCard
      title={<TextLink to={bankPaths.details(line.id)}>{line.payee ?? line.memo ?? t('nameless')}</TextLink>}
      lead={text(line, 'account') ?? ''}
      facts={[formats.day(line.bookedOn), line.payee === null ? null : line.memo, line.checkNumber]}
      amount={text(line, 'amountMinor')}
      badges={line.state === 'matched' ? null : <BankStateBadge value={line.state} />}
    />
  );
}
