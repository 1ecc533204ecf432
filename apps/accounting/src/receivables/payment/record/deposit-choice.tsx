import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { PaymentPreview } from '@courtyard/contract/accounting/receivables/payment/payment';
import { Checkbox, Stack, Text } from '@courtyard/ui';
import { useFormValue } from '@courtyard/ui/forms';
import type { PaymentForm } from './payment-draft';
import { recordMessages } from './record.messages';

/** Refundable deposits stand outside the order of payment: any that is open can be chosen to be paid first. */
export function DepositChoice({ form, deposits }: { form: PaymentForm } & Pick<PaymentPreview, 'deposits'>) {
  const t = useMessages(recordMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const parts = useFormValue(form, 'parts');
  if (deposits.length === 0) return null;
  return (
    <Stack gap="2" role="group" aria-label={t('deposits')}>
      <Text size="sm" tone="muted">
        {t('depositsText')}
      </Text>
      {deposits.map(({ property, invoice, description, openMinor }) => {
        const at = parts.findIndex(({ propertyId }) => propertyId === property.id);
        return (
          <Checkbox
            key={`${invoice.id} ${description}`}
            label={t('depositFirst', {
              description,
              number: invoice.number,
              amount: formats.money(openMinor, currency),
            })}
            checked={parts[at]?.depositInvoiceId === invoice.id}
            onChange={(event) =>
              form.setValue(`parts.${at}.depositInvoiceId`, event.target.checked ? invoice.id : null, {
                shouldDirty: true,
              })
            }
          />
        );
      })}
    </Stack>
  );
}
