import { toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { collectionRoutes } from '@courtyard/contract/accounting/receivables/collection/collection';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { addMonths } from '@courtyard/contract/days';
import { Text } from '@courtyard/ui';
import {
  DateField,
  FilesField,
  Form,
  FormActions,
  NumberField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { collectionMessages } from './collection.messages';
import { useAgreePlan } from './collection.queries';

interface PlanDialogProps {
  statement: Pick<UnitStatement, 'property' | 'open'>;
  onClose: () => void;
}

/** Agrees that all that is open of a unit is paid by installments. */
export function PlanDialog({ statement: { property, open }, onClose }: PlanDialogProps) {
  const t = useMessages(collectionMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const agreeing = useAgreePlan(property.id);
  const totalMinor = open.reduce((sum, { openMinor }) => sum + openMinor, 0);
  const form = useContractForm(collectionRoutes.agreePaymentPlan.body, {
    defaultValues: { installments: 6, firstOn: addMonths(today, 1), lateDays: 15, agreementFileId: null },
    onSubmit: async (values) => {
      await agreeing.mutateAsync(values);
      toast({ title: t('agreed'), kind: 'success' });
      onClose();
    },
  });
  const count = useFormValue(form, 'installments');
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  return (
    <Dialog open onClose={onClose} title={t('agreeTitle', { unit: property.name })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('agreeText', { amount: money(totalMinor) })}
        </Text>
        <NumberField
          {...form.field('installments')}
          label={t('installments')}
          help={
            count >= 1 && count <= 60
              ? t('perMonth', { count, amount: money(Math.floor(totalMinor / count)) })
              : undefined
          }
          required
        />
        <DateField {...form.field('firstOn')} label={t('firstOn')} min={today} required />
        <NumberField {...form.field('lateDays')} label={t('lateDays')} help={t('lateHelp')} />
        <FilesField
          {...form.field('agreementFileId')}
          label={t('agreement')}
          accept="application/pdf,image/*"
          camera
        />
        <FormActions submitLabel={t('agree')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
