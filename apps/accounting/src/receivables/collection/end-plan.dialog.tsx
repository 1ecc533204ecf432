import { toast, useMessages } from '@courtyard/common';
import {
  collectionRoutes,
  type PaymentPlan,
} from '@courtyard/contract/accounting/receivables/collection/collection';
import { CheckboxField, Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { collectionMessages } from './collection.messages';
import { useEndPlan } from './collection.queries';

/** Ends a payment plan: it was broken, or for another reason. */
export function EndPlanDialog({ plan, onClose }: { plan: PaymentPlan; onClose: () => void }) {
  const t = useMessages(collectionMessages);
  const ending = useEndPlan(plan.id);
  const form = useContractForm(collectionRoutes.endPaymentPlan.body, {
    defaultValues: {
      isDefault: plan.state === 'behind' || plan.state === 'defaulted',
      version: plan.version,
    },
    onSubmit: async (values) => {
      await ending.mutateAsync(values);
      toast({ title: t('planEnded'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('endPlanTitle')}>
      <Form form={form}>
        <CheckboxField {...form.field('isDefault')} label={t('isDefault')} help={t('isDefaultHelp')} />
        <TextAreaField {...form.field('reason')} label={t('why')} required />
        <FormActions submitLabel={t('endPlan')} tone="danger" onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
