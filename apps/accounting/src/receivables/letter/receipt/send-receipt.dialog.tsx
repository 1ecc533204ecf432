import { toast, useMessages } from '@courtyard/common';
import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { receiptMessages } from './receipt.messages';
import { useSendReceipt } from './receipt.queries';

/** Asks before the receipt of a payment is mailed. */
export function SendReceiptDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useMessages(receiptMessages);
  const sending = useSendReceipt(payment.id);
  const send = async () => {
    const letters = await sending.mutateAsync(undefined);
    const count = letters.filter(({ state }) => state === 'queued').length;
    toast({ title: t('queued', { count }), kind: 'success' });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      tone="primary"
      title={t('title', { number: payment.number })}
      verb={t('verb')}
      onConfirm={send}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
