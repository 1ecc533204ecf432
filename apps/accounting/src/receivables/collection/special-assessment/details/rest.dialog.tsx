import { choicesOf, toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import {
  type SpecialAssessment,
  specialAssessmentRoutes,
} from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { restReasons } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment.values';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, RadioField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useBillRest } from '../special-assessment.queries';
import { detailsMessages } from './details.messages';

interface RestDialogProps {
  assessment: SpecialAssessment;
  unit: SpecialAssessment['rows'][number];
  onClose: () => void;
}

/** Bills all that is to come of a unit as one invoice. */
export function RestDialog({ assessment, unit, onClose }: RestDialogProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const billing = useBillRest(assessment.id);
  const { property, restMinor } = unit;
  const amount = formats.money(restMinor, currency);
  const form = useContractForm(specialAssessmentRoutes.billRest.body, {
    defaultValues: { propertyId: property.id, issuedOn: today, dueOn: today },
    onSubmit: async (values) => {
      await billing.mutateAsync(values);
      toast({ title: t('billed', { amount }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('restTitle', { unit: property.name })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('restText', { amount })}
        </Text>
        <RadioField
          {...form.field('reason')}
          label={t('why')}
          required
          options={choicesOf(t, 'reason', restReasons)}
        />
        <DateField {...form.field('issuedOn')} label={t('issuedOn')} required />
        <DateField {...form.field('dueOn')} label={t('dueOn')} required />
        <FormActions submitLabel={t('bill', { amount })} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
