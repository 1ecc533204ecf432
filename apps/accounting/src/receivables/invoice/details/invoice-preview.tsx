import { invoiceColumns } from '@courtyard/contract/accounting/receivables/invoice/invoice.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { InvoiceStatusBadge } from '../invoice-badges';
import { invoices } from '../invoice.queries';

/** An invoice beside the list. */
export function InvoicePreview({ id }: { id: string }) {
  const { label, facts } = useFieldTexts(invoiceColumns);
  return (
    <RecordPreview
      query={invoices.useOne(id)}
      facts={(invoice) => [
        { label: label('status'), value: <InvoiceStatusBadge value={invoice.status} /> },
        ...facts(invoice, 'openMinor', 'totalMinor', 'dueOn', 'property', 'billedTo', 'memo'),
      ]}
    />
  );
}
