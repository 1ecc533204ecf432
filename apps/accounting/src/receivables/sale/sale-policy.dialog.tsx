import { toast, useFormats, useMessages, useToday } from '@courtyard/common';
import { type SalePolicy, salePolicyInput } from '@courtyard/contract/accounting/receivables/sale/sale';
import { saleKeepers } from '@courtyard/contract/accounting/receivables/sale/sale.values';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, RadioField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { saleMessages } from './sale.messages';
import { salePolicies } from './sale.queries';

interface SalePolicyDialogProps {
  /** What is in force, which most changes keep a half of. */
  now: Pick<SalePolicy, 'owed' | 'credit'>;
  onClose: () => void;
}

/** Says who keeps what at sales from a day on. */
export function SalePolicyDialog({ now: { owed, credit }, onClose }: SalePolicyDialogProps) {
  const t = useMessages(saleMessages);
  const formats = useFormats();
  const today = useToday();
  const setting = salePolicies.useCreate();
  const form = useContractForm(salePolicyInput, {
    defaultValues: { owed, credit, effectiveOn: today },
    onSubmit: async (values) => {
      const { effectiveOn } = await setting.mutateAsync(values);
      toast({ title: t('done', { day: formats.day(effectiveOn) }), kind: 'success' });
      onClose();
    },
  });
  const choices = (field: 'owed' | 'credit') =>
    saleKeepers.map((keeper) => ({ value: keeper, label: t(`${field}.${keeper}`) }));
  return (
    <Dialog open onClose={onClose} title={t('set')}>
      <Form form={form}>
        <RadioField {...form.field('owed')} label={t('owed')} required options={choices('owed')} />
        <RadioField {...form.field('credit')} label={t('credit')} required options={choices('credit')} />
        <DateField
          {...form.field('effectiveOn')}
          label={t('effectiveOn')}
          help={t('effectiveHelp')}
          required
        />
        <Text size="sm" tone="muted">
          {t('counsel')}
        </Text>
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
