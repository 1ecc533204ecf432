import { depositColumns } from '@courtyard/contract/accounting/receivables/deposit/deposit.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { deposits } from '../deposit.queries';

/** A deposit beside the list. */
export function DepositPreview({ id }: { id: string }) {
  const { facts } = useFieldTexts(depositColumns);
  return (
    <RecordPreview
      query={deposits.useOne(id)}
      facts={(deposit) =>
        facts(deposit, 'status', 'amountMinor', 'depositedOn', 'bankAccount', 'reference', 'paymentCount')
      }
    />
  );
}
