import { useMessages } from '@courtyard/common';
import type { DepositSummary } from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { depositColumns } from '@courtyard/contract/accounting/receivables/deposit/deposit.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { DepositStatusBadge } from '../deposit-badges';
import { depositPaths } from '../deposit-paths';
import { depositMessages } from '../deposit.messages';

/** A deposit where there is no room for a table. */
export function DepositCard({ deposit }: { deposit: DepositSummary }) {
  const t = useMessages(depositMessages);
  const { text } = useFieldTexts(depositColumns);
  return (
    <ListCard
      title={
        <TextLink to={depositPaths.details(deposit.id)}>{t('numbered', { number: deposit.number })}</TextLink>
      }
      lead={deposit.bankAccount.name}
      facts={[text(deposit, 'depositedOn'), deposit.reference]}
      amount={text(deposit, 'amountMinor')}
      badges={deposit.status === 'posted' ? null : <DepositStatusBadge value={deposit.status} />}
    />
  );
}
