import { toast, useCommunity, useFormats, useMessages } from '@courtyard/common';
import {
  type SpecialAssessment,
  specialAssessmentRoutes,
} from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useEndAssessment } from '../special-assessment.queries';
import { detailsMessages } from './details.messages';

/** Asks for the reason, and says before what is not billed any more. */
export function EndDialog({ assessment, onClose }: { assessment: SpecialAssessment; onClose: () => void }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const ending = useEndAssessment(assessment.id);
  const waitingMinor = assessment.plan.reduce((sum, installment) => sum + installment.waitingMinor, 0);
  const form = useContractForm(specialAssessmentRoutes.endSpecialAssessment.body, {
    defaultValues: { version: assessment.version },
    onSubmit: async (values) => {
      await ending.mutateAsync(values);
      toast({ title: t('ended'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('endTitle')}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('endText', { amount: formats.money(waitingMinor, currency) })}
        </Text>
        <TextAreaField {...form.field('reason')} label={t('reason')} required />
        <FormActions submitLabel={t('end')} tone="danger" onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
