import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { Text, TextLink } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { VoidForm } from '../../../parts/actions/void-form';
import { paymentPaths } from '../../payment/payment-paths';
import { statementPaths } from '../../statement/statement-paths';
import { useVoidInvoice } from '../invoice.queries';
import { detailsMessages } from './details.messages';

interface VoidDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Asks for day and reason, and says before what it does; where something was paid, what comes first. */
export function VoidDialog({ invoice, onClose }: VoidDialogProps) {
  return invoice.openMinor < invoice.totalMinor ? (
    <AppliedFirst invoice={invoice} onClose={onClose} />
  ) : (
    <VoidUnpaid invoice={invoice} onClose={onClose} />
  );
}

function AppliedFirst({ invoice: { applications, property }, onClose }: VoidDialogProps) {
  const t = useMessages(detailsMessages);
  const paymentId = applications.at(-1)?.paymentId ?? null;
  const isPaid = paymentId !== null || applications.length === 0;
  return (
    <Dialog open onClose={onClose} size="sm" title={t(isPaid ? 'paidFirst' : 'appliedFirst')}>
      <Text size="sm" tone="muted" mb="4">
        {t(isPaid ? 'paidFirstText' : 'appliedFirstText')}
      </Text>
      {paymentId === null ? (
        <TextLink to={statementPaths.of(property.id)}>{t('openAccount')}</TextLink>
      ) : (
        <TextLink to={paymentPaths.details(paymentId)}>{t('openPayment')}</TextLink>
      )}
    </Dialog>
  );
}

function VoidUnpaid({ invoice, onClose }: VoidDialogProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const voiding = useVoidInvoice(invoice.id);
  const { number } = invoice;
  const amount = formats.money(invoice.openMinor, currency);
  return (
    <VoidForm
      title={t('voidTitle', { number })}
      text={t('voidText', { amount, unit: invoice.property.name })}
      reasonHelp={t('reasonHelp')}
      verb={t('voidVerb', { number })}
      done={t('voided', { number })}
      onVoid={voiding.mutateAsync}
      onClose={onClose}
    />
  );
}
