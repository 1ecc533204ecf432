import { useCommunity, useFormats, useMessages, useToday, choicesOf } from '@courtyard/common';
import { splits } from '@courtyard/contract/accounting/receivables/invoice/invoice.values';
import { specialAssessmentInput } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { installmentIntervals } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment.values';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Page, SimpleGrid } from '@courtyard/ui';
import {
  AccountField,
  DateField,
  Form,
  FormSection,
  FundField,
  MoneyField,
  NumberField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  useContractForm,
  useFieldError,
  useFormValue,
  useSaved,
} from '@courtyard/ui/forms';
import { UnitsChoice } from '../../../invoice/units/units-choice';
import { FormColumns } from '../../../../parts/form-columns';
import { ChartLoader } from '../../../../parts/chart/chart-loader';
import { incomeAccounts } from '../../../../parts/chart.rules';
import { specialAssessmentPaths } from '../special-assessment-paths';
import { specialAssessments } from '../special-assessment.queries';
import { createMessages } from './create.messages';
import { levyDraft, type LevyForm } from './levy-draft';
import { LevyPanel } from './levy-panel';

/** `special-assessments/create`: levies one, with what every unit pays and when before it is. */
export function SpecialAssessmentCreatePage() {
  const t = useMessages(createMessages);
  return (
    <ChartLoader title={t('title')} description={t('description')} missing={t('chartMissing')}>
      {(chart) => <CreateForm chart={chart} />}
    </ChartLoader>
  );
}

function CreateForm({ chart }: { chart: Chart }) {
  const t = useMessages(createMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const saved = useSaved();
  const levy = specialAssessments.useCreate();
  const form = useContractForm(levyDraft, {
    defaultValues: {
      propertyIds: [],
      split: 'by-share',
      installments: 1,
      firstOn: today,
      interval: 'month',
      dueDays: 15,
      fundId: null,
      accountId: null,
      amountMinor: null,
    },
    onSubmit: async (values) => {
      const { id, totalMinor } = await levy.mutateAsync(specialAssessmentInput.parse(values));
      const text = t('levied', { amount: formats.money(totalMinor, currency) });
      await saved(specialAssessmentPaths.details(id), { text });
    },
  });
  return (
    <Page title={t('title')} description={t('description')}>
      <Form form={form}>
        <FormColumns beside={<LevyPanel form={form} />}>
          <FormSection title={t('what')}>
            <TextField
              {...form.field('title')}
              label={t('name')}
              help={t('nameHelp')}
              required
              maxLength={120}
            />
            <TextAreaField {...form.field('purpose')} label={t('purpose')} />
            <TextField {...form.field('vote')} label={t('vote')} help={t('voteHelp')} maxLength={500} />
          </FormSection>
          <AmountSection form={form} chart={chart} />
          <InstallmentsSection form={form} />
        </FormColumns>
      </Form>
    </Page>
  );
}

function AmountSection({ form, chart }: { form: LevyForm; chart: Chart }) {
  const t = useMessages(createMessages);
  const { currency } = useCommunity();
  const chosen = useFormValue(form, 'propertyIds');
  const error = useFieldError(form, 'propertyIds');
  const funds = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  return (
    <FormSection title={t('whom')}>
      <UnitsChoice
        chosen={chosen}
        error={error}
        onChange={(propertyIds) => {
          form.setValue('propertyIds', propertyIds, { shouldDirty: true });
          form.clearErrors('propertyIds');
        }}
      />
      <RadioField {...form.field('split')} label={t('split')} options={choicesOf(t, 'split', splits)} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <MoneyField {...form.field('amountMinor')} label={t('amount')} currency={currency} required />
        <FundField {...form.field('fundId')} label={t('fund')} funds={funds} required />
      </SimpleGrid>
      <AccountField
        {...form.field('accountId')}
        label={t('account')}
        accounts={incomeAccounts(chart.accounts)}
        required
      />
    </FormSection>
  );
}

function InstallmentsSection({ form }: { form: LevyForm }) {
  const t = useMessages(createMessages);
  const count = useFormValue(form, 'installments');
  return (
    <FormSection title={t('when')}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <NumberField
          {...form.field('installments')}
          label={t('installments')}
          help={t('installmentsHelp')}
          required
        />
        <DateField {...form.field('firstOn')} label={t('firstOn')} required />
        <NumberField {...form.field('dueDays')} label={t('dueDays')} required />
        {count > 1 ? (
          <SelectField
            {...form.field('interval')}
            label={t('interval')}
            options={choicesOf(t, 'interval', installmentIntervals)}
          />
        ) : null}
      </SimpleGrid>
    </FormSection>
  );
}
