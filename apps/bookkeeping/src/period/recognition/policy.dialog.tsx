import { choicesOf, toast, useFormats, useMessages, useToday } from '@courtyard/common';
import { recognitionPolicyInput } from '@courtyard/contract/bookkeeping/period/recognition/recognition';
import { recognitionTreatments } from '@courtyard/contract/bookkeeping/period/recognition/recognition.values';
import { startOfMonth } from '@courtyard/contract/days';
import { ErrorLine } from '@courtyard/ui';
import {
  AccountField,
  DateField,
  Form,
  FormActions,
  type FormOf,
  RadioField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useChart } from '../../account/account.queries';
import { recognitionMessages } from './recognition.messages';
import { useSetRecognitionPolicy } from './recognition.queries';

/** Says from a month on when assessments for reserves are income. */
export function PolicyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(recognitionMessages);
  const formats = useFormats();
  const today = useToday();
  const setting = useSetRecognitionPolicy();
  const form = useContractForm(recognitionPolicyInput, {
    defaultValues: { treatment: 'when-spent', effectiveOn: startOfMonth(today) },
    onSubmit: async (values) => {
      const { effectiveOn } = await setting.mutateAsync(values);
      toast({ title: t('done', { month: formats.month(effectiveOn) }), kind: 'success' });
      onClose();
    },
  });
  const treatment = useFormValue(form, 'treatment');
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Form form={form}>
        <RadioField
          {...form.field('treatment')}
          label={t('treatment')}
          help={t('treatmentHelp')}
          options={choicesOf(t, 'treatment', recognitionTreatments).map((choice) => ({
            ...choice,
            help: t(`help.${choice.value}`),
          }))}
        />
        <DateField
          {...form.field('effectiveOn')}
          label={t('effectiveOn')}
          help={t('effectiveHelp')}
          required
        />
        {treatment === 'when-spent' ? <AccountFields form={form} /> : null}
        <FormActions submitLabel={t('set')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function AccountFields({ form }: { form: FormOf<typeof recognitionPolicyInput> }) {
  const t = useMessages(recognitionMessages);
  const chart = useChart();
  const postable = (chart.data?.accounts ?? []).filter(
    ({ isHeading, archivedAt, control, purpose }) =>
      !isHeading && archivedAt === null && control === 'none' && purpose === null,
  );
  const ofType = (type: 'income' | 'liability') => postable.filter((account) => account.type === type);
  return (
    <>
      {chart.error ? <ErrorLine onRetry={() => void chart.refetch()} /> : null}
      <AccountField
        {...form.field('reserveAccountId')}
        label={t('reserveAccount')}
        help={t('reserveHelp')}
        required
        accounts={ofType('income')}
      />
      <AccountField
        {...form.field('specialAccountId')}
        label={t('specialAccount')}
        help={t('specialHelp')}
        optional
        accounts={ofType('income')}
      />
      <AccountField
        {...form.field('liabilityAccountId')}
        label={t('liabilityAccount')}
        help={t('liabilityHelp')}
        required
        accounts={ofType('liability')}
      />
    </>
  );
}
