import { useMessages } from '@courtyard/common';
import { useParams } from '@courtyard/common/router';
import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { RecordGate } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { invoicePaths } from './invoice-paths';
import { invoiceMessages } from './invoice.messages';
import { invoices, invoiceWalk } from './invoice.queries';

/** The gate of an invoice's page, whose path names it: `invoices/:invoiceId`. */
export function InvoiceGate({ children }: { children: (invoice: Invoice) => ReactNode }) {
  const t = useMessages(invoiceMessages);
  const { invoiceId = '' } = useParams();
  return (
    <RecordGate
      id={invoiceId}
      query={invoices.useOne(invoiceId)}
      title={t('invoice')}
      t={t}
      list={invoicePaths.list}
      walk={invoiceWalk}
    >
      {children}
    </RecordGate>
  );
}
