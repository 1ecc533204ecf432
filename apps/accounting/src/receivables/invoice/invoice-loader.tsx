import { useMessages } from '@courtyard/common';
import { useParams } from '@courtyard/common/router';
import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { RecordLoader } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { invoicePaths } from './invoice-paths';
import { invoiceMessages } from './invoice.messages';
import { invoices, invoicePager } from './invoice.queries';

/** The gate of an invoice's page, whose path names it: `invoices/:invoiceId`. */
export function InvoiceLoader({ children }: { children: (invoice: Invoice) => ReactNode }) {
  const t = useMessages(invoiceMessages);
  const { invoiceId = '' } = useParams();
  return (
    <RecordLoader
      id={invoiceId}
      query={invoices.useOne(invoiceId)}
      title={t('invoice')}
      t={t}
      list={invoicePaths.list}
      pager={invoicePager}
    >
      {children}
    </RecordLoader>
  );
}
