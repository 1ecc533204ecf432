import { choicesOf, toast, useMessages } from '@courtyard/common';
import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { invoiceLetterRoutes } from '@courtyard/contract/accounting/receivables/invoice/invoice-letter';
import { letterKinds } from '@courtyard/contract/accounting/receivables/invoice/invoice.values';
import { Text } from '@courtyard/ui';
import { Form, FormActions, RadioField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { letterMessages } from './letter.messages';
import { useSendInvoice } from './letter.queries';

/** Mails an invoice; of one that is overdue, as a reminder. */
export function SendDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useMessages(letterMessages);
  const sending = useSendInvoice(invoice.id);
  const isOverdue = invoice.aging !== null && invoice.aging !== 'current';
  const form = useContractForm(invoiceLetterRoutes.sendInvoice.body, {
    defaultValues: { kind: isOverdue ? 'reminder' : 'invoice' },
    onSubmit: async (values) => {
      const letters = await sending.mutateAsync(values);
      const count = letters.filter(({ state }) => state === 'queued').length;
      toast({ title: t('queued', { count }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('title', { number: invoice.number })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('text')}
        </Text>
        {isOverdue ? (
          <RadioField
            {...form.field('kind')}
            label={t('kind')}
            options={choicesOf(t, 'kind', letterKinds)}
            required
          />
        ) : null}
        <FormActions submitLabel={t('send')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
