import { downloadFile, useCan, useMessages } from '@courtyard/common';
import type { AdjustmentInput } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { forgivingKinds } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.values';
import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { chargesFor } from '../../statement/adjustment/forgive/forgive-draft';
import type { PageActions } from '@courtyard/ui';
import { paymentPaths } from '../../payment/payment-paths';
import { invoiceMessages } from '../invoice.messages';
import { letterMessages } from '../letter/letter.messages';
import { bookingMessages } from './booking/booking.messages';
import { heldOf } from './booking/deposit.rules';
import { detailsMessages } from './details.messages';

export type InvoiceAction = AdjustmentInput['kind'] | 'void' | 'send' | 'return';

/** What can be done with an invoice on its page; `onAction` opens the question. */
export function useInvoiceActions(invoice: Invoice, onAction: (action: InvoiceAction) => void): PageActions {
  const t = useMessages(detailsMessages);
  const tLetter = useMessages(letterMessages);
  const tInvoice = useMessages(invoiceMessages);
  const tBooking = useMessages(bookingMessages);
  const canWrite = useCan('Invoice Create');
  const isOpen = invoice.openMinor > 0;
  const canChange = canWrite && invoice.voided === null;
  const isOver = invoice.booking?.isOver ?? false;
  const forgiving = forgivingKinds
    .filter((kind) => canChange && chargesFor(kind, invoice.lines).length > 0)
    .map((kind) => ({ label: t(kind), icon: 'file-text' as const, onSelect: () => onAction(kind) }));
  return {
    primary:
      canWrite && isOpen
        ? { label: tInvoice('recordPayment'), icon: 'bank', to: paymentPaths.createFor(invoice.property.id) }
        : null,
    secondary: [
      canChange && isOver && heldOf(invoice) > 0
        ? { label: tBooking('verb'), icon: 'refresh', onSelect: () => onAction('return') }
        : null,
      canChange ? { label: tLetter('send'), icon: 'mailbox', onSelect: () => onAction('send') } : null,
      {
        label: t('paper'),
        icon: 'download',
        onSelect: () => downloadFile(`/api/v1/invoices/${invoice.id}/paper`, `invoice-${invoice.number}.pdf`),
      },
      { label: t('print'), icon: 'file-text', onSelect: () => window.print() },
    ],
    more: [
      ...forgiving,
      canChange
        ? { label: t('void'), icon: 'trash', tone: 'danger', onSelect: () => onAction('void') }
        : null,
    ],
  };
}
