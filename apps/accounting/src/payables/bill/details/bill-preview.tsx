import { billColumns } from '@courtyard/contract/accounting/payables/bill/bill.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { BillStatusBadge } from '../bill-badges';
import { bills } from '../bill.queries';

/** A bill beside the list. */
export function BillPreview({ id }: { id: string }) {
  const { label, facts } = useFieldTexts(billColumns);
  return (
    <RecordPreview
      query={bills.useOne(id)}
      facts={(bill) => [
        { label: label('status'), value: <BillStatusBadge value={bill.status} /> },
        ...facts(bill, 'vendor', 'openMinor', 'totalMinor', 'dueOn', 'billedOn', 'memo'),
      ]}
    />
  );
}
