import { Stack } from '@courtyard/ui';
import { bankTransactionColumns } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { BankStateBadge } from '../bank-transaction-badges';
import { bankTransactions } from '../bank-transaction.queries';
import { DoubtCard } from './doubt.card';
import { MatchCard } from './match.card';
import { SuggestionsCard } from './suggestions.card';

/** A line beside the list, with what it may be: A accepts the first suggestion there too. */
export function TransactionPreview({ id }: { id: string }) {
  const { label, facts } = useFieldTexts(bankTransactionColumns);
  const found = bankTransactions.useOne(id);
  const line = found.data;
  return (
    <Stack gap="4">
      <RecordPreview
        query={found}
        facts={(one) => [
          { label: label('state'), value: <BankStateBadge value={one.state} /> },
          ...facts(one, 'amountMinor', 'bookedOn', 'checkNumber', 'payee', 'memo'),
        ]}
      />
      {line?.state === 'open' ? <SuggestionsCard line={line} /> : null}
      {line?.state === 'doubtful' ? <DoubtCard line={line} /> : null}
      {line ? <MatchCard line={line} /> : null}
    </Stack>
  );
}
