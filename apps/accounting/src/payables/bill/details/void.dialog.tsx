import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Bill } from '@courtyard/contract/accounting/payables/bill/bill';
import { Text, TextLink } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { inSentence } from '../../../parts/actions/in-sentence';
import { VoidForm } from '../../../parts/actions/void-form';
import { vendorPaymentPaths } from '../bill-paths';
import { useVoidBill } from '../bill.queries';
import { billMessages } from '../bill.messages';
import { detailsMessages } from './details.messages';

interface VoidDialogProps {
  bill: Bill;
  onClose: () => void;
}

/** Asks for day and reason, and says before what it does; where something was paid, what comes first. */
export function VoidDialog({ bill, onClose }: VoidDialogProps) {
  const t = useMessages(detailsMessages);
  const paid = bill.payments.findLast(({ isEnded }) => !isEnded);
  if (!paid) return <VoidUnpaid bill={bill} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} size="sm" title={t('paidFirst')}>
      <Text size="sm" tone="muted" mb="4">
        {t('paidFirstText')}
      </Text>
      <TextLink to={vendorPaymentPaths.details(paid.paymentId)}>{t('openPayment')}</TextLink>
    </Dialog>
  );
}

function VoidUnpaid({ bill, onClose }: VoidDialogProps) {
  const t = useMessages(detailsMessages);
  const tBill = useMessages(billMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const voiding = useVoidBill(bill.id);
  const { kind, number, status } = bill;
  const name = inSentence(tBill('named', { kind: tBill(`kind.${kind}`), number }));
  const amount = formats.money(Math.abs(bill.totalMinor), currency);
  return (
    <VoidForm
      title={t('voidTitle', { name })}
      text={
        status === 'waiting' || status === 'draft'
          ? t('voidWaiting')
          : t('voidPosted', { amount, vendor: bill.vendor.name })
      }
      reasonHelp={t('reasonHelp')}
      verb={t('voidVerb', { name })}
      done={t('voided', { number })}
      min={bill.billedOn}
      onVoid={voiding.mutateAsync}
      onClose={onClose}
    />
  );
}
