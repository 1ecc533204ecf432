import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { InvoiceSummary } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { useBulkActions } from '@courtyard/ui/data';
import type { InvoicesQuery } from '../list/invoices.table';
import { letterMessages } from './letter.messages';

const SendManyDialog = lazyOverlay(async () => (await import('./send-many.dialog')).SendManyDialog);

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
            dialog: (props) => <SendManyDialog {...props} query={query} kind="invoice" />,
          },
          {
            label: t('remind'),
            icon: 'bell',
            fits: ({ aging }) => aging !== null && aging !== 'current',
            dialog: (props) => <SendManyDialog {...props} query={query} kind="reminder" />,
          },
        ]
      : [],
  );
}
