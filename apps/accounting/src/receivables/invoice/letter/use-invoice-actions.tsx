import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { InvoiceSummary } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { useBulkActions } from '@courtyard/ui/data';
import type { InvoicesQuery } from '../list/invoices.table';
import { letterMessages } from './letter.messages';

const BulkSendDialog = lazyOverlay(async () => (await import('./send-many.dialog')).BulkSendDialog);

/** What can be done with many invoices of the list at once: mailed, or reminded of. */
export function useInvoiceActions(query: InvoicesQuery) {
  const t = useMessages(letterMessages);
  const canWrite = useCan('Invoice Create');
  return useBulkActions<InvoiceSummary>(
    canWrite
      ? [
          {
            label: t('send'),
            icon: 'mailbox',
            fits: ({ status }) => status !== 'void',
            dialog: (props) => <BulkSendDialog {...props} query={query} kind="invoice" />,
          },
          {
            label: t('remind'),
            icon: 'bell',
            fits: ({ aging }) => aging !== null && aging !== 'current',
            dialog: (props) => <BulkSendDialog {...props} query={query} kind="reminder" />,
          },
        ]
      : [],
  );
}
