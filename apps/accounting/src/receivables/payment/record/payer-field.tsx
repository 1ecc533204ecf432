import { useMessages } from '@courtyard/common';
import { TextField, useFormValue } from '@courtyard/ui/forms';
import { useEffect, useRef } from 'react';
import { usePayer } from '../payment.queries';
import type { PaymentForm } from './payment-draft';
import { recordMessages } from './record.messages';

/** Who paid: the owners of the first unit on the day that it came, until somebody else is written. */
export function PayerField({ form }: { form: PaymentForm }) {
  const t = useMessages(recordMessages);
  const [part] = useFormValue(form, 'parts');
  const receivedOn = useFormValue(form, 'receivedOn');
  const { data } = usePayer(part?.propertyId ?? null, { receivedOn, ledgerId: part?.ledgerId ?? null });
  const filledIn = useRef<string | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const written = form.getValues('payer') || null;
    if (written !== null && written !== filledIn.current) return;
    filledIn.current = data.payer;
    form.setValue('payer', data.payer);
  }, [data, form]);
  return <TextField {...form.field('payer')} label={t('payer')} help={t('payerHelp')} maxLength={160} />;
}
