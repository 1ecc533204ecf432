import { useFormats, useMessages } from '@courtyard/common';
import { Box, Text } from '@courtyard/ui';
import { CheckboxField, useFormValue } from '@courtyard/ui/forms';
import type { PaymentForm } from '../../payment/record/payment-draft';
import { receiptMessages } from './receipt.messages';

interface ReceiptFieldProps {
  form: PaymentForm;
  /** Those who would get it; undefined while that is not known. */
  to: readonly string[] | undefined;
}

/** Whether a receipt goes out with the payment, and to whom. */
export function ReceiptField({ form, to }: ReceiptFieldProps) {
  const t = useMessages(receiptMessages);
  const formats = useFormats();
  const isWanted = useFormValue(form, 'sendsReceipt');
  return (
    <Box>
      <CheckboxField {...form.field('sendsReceipt')} label={t('choice')} />
      {isWanted && to !== undefined ? (
        <Text size="sm" tone="muted" role="status" mt="1">
          {to.length === 0 ? t('toNobody') : t('to', { names: formats.list([...to]) })}
        </Text>
      ) : null}
    </Box>
  );
}
