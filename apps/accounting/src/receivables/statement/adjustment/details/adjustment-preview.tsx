import { adjustmentColumns } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { adjustments } from '../adjustment.queries';

/** One beside the list. */
export function AdjustmentPreview({ id }: { id: string }) {
  const { facts } = useFieldTexts(adjustmentColumns);
  return (
    <RecordPreview
      query={adjustments.useOne(id)}
      facts={(adjustment) =>
        facts(adjustment, 'kind', 'status', 'amountMinor', 'creditMinor', 'property', 'adjustedOn', 'reason')
      }
    />
  );
}
