import { toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import {
  type SpecialAssessment,
  specialAssessmentRoutes,
} from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { defaultDueOn } from '../../../invoice/create/lines.rules';
import { useBillInstallment } from '../special-assessment.queries';
import { detailsMessages } from './details.messages';

interface BillDialogProps {
  assessment: SpecialAssessment;
  installment: SpecialAssessment['plan'][number];
  onClose: () => void;
}

/** Bills what waits of an installment on another day than its own. */
export function BillDialog({ assessment, installment, onClose }: BillDialogProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const billing = useBillInstallment(assessment.id);
  const { position, waitingMinor } = installment;
  const amount = formats.money(waitingMinor, currency);
  const form = useContractForm(specialAssessmentRoutes.billInstallment.body, {
    defaultValues: { position, issuedOn: today, dueOn: defaultDueOn(today) },
    onSubmit: async (values) => {
      await billing.mutateAsync(values);
      toast({ title: t('billed', { amount }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('billTitle', { position: formats.number(position) })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('billText', { amount })}
        </Text>
        <DateField {...form.field('issuedOn')} label={t('issuedOn')} required />
        <DateField {...form.field('dueOn')} label={t('dueOn')} required />
        <FormActions submitLabel={t('bill', { amount })} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
