import { useMessages } from '@courtyard/common';
import type { InvoiceSummary } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type { InvoiceLetterKind } from '@courtyard/contract/accounting/receivables/invoice/invoice-letter';
import { chosenRows, type BulkDialogProps, useBulkDone } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import type { InvoicesQuery } from '../list/invoices.table';
import { letterMessages } from './letter.messages';
import { useSendInvoices } from './letter.queries';

interface BulkSendProps extends BulkDialogProps<InvoiceSummary> {
  query: InvoicesQuery;
  kind: InvoiceLetterKind;
}

/** An invoice has no version: what is mailed is it as it stands then. */
const version = 1;

/** Asks before many invoices are mailed. */
export function BulkSendDialog({ selection, query, kind, onClose }: BulkSendProps) {
  const t = useMessages(letterMessages);
  const sending = useSendInvoices();
  const done = useBulkDone(selection);
  const { count } = selection;
  const rows = selection.rows.map(({ id }) => ({ id, version }));
  const send = async () => {
    const answer = await sending.mutateAsync({ kind, chosen: chosenRows({ ...selection, rows }, query) });
    return done(answer, { title: (queued) => t('bulkDone', { count: queued }) });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      tone="primary"
      title={t(kind === 'reminder' ? 'bulkRemind' : 'bulkTitle', { count })}
      verb={t('bulkVerb')}
      onConfirm={send}
    >
      {t('bulkText')}
    </ConfirmDialog>
  );
}
