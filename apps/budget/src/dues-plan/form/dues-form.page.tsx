import { choicesOf, useFormats, useMessages } from '@courtyard/common';
import type { BudgetDues } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { billingDays } from '@courtyard/contract/budget/dues-plan/dues-days.rules';
import { duesForm, formOf, planOf } from '@courtyard/contract/budget/dues-plan/dues-form';
import { duesMonths, duesRaises } from '@courtyard/contract/budget/dues-plan/dues-plan.values';
import { LinkButton, Page, Text } from '@courtyard/ui';
import {
  FormPage,
  FormSection,
  NumberField,
  RadioField,
  SelectField,
  TextField,
  useContractForm,
  useFormValue,
  useSaved,
} from '@courtyard/ui/forms';
import { yearName } from '../../budget/budget.queries';
import { DuesLoader } from '../dues-loader';
import { duesMessages } from '../dues.messages';
import { duesPaths, useSaveDues } from '../dues.queries';
import { ExemptFields, ReplacedFields } from './choice-fields';
import { PoolFields } from './pool-fields';

/** `budgeting/dues/edit?id=`: what the dues raise, how it is shared, and when it is billed. */
export function DuesFormPage() {
  const t = useMessages(duesMessages);
  return (
    <DuesLoader form>
      {(found) =>
        found.plan?.status === 'proposed' ? (
          <Page title={t('cannotEdit')} description={t('cannotEditText')}>
            <LinkButton to={duesPaths.details(found.budget.id)}>{t('plan')}</LinkButton>
          </Page>
        ) : (
          <DuesForm key={found.budget.id} found={found} />
        )
      }
    </DuesLoader>
  );
}

const lastDate = 28;

function DuesForm({ found: { budget, plan, suggested, choices } }: { found: BudgetDues }) {
  const t = useMessages(duesMessages);
  const formats = useFormats();
  const saved = useSaved();
  const save = useSaveDues(budget.id);
  const draft = plan?.status === 'draft' ? plan : null;
  // A new version begins with what is in force, and takes its place.
  const begins = draft ?? (plan ? { ...plan, ...next(plan.pools, suggested) } : suggested);
  const form = useContractForm(duesForm, {
    defaultValues: formOf(begins),
    onSubmit: async (values) => {
      await save.mutateAsync({ ...planOf(values), version: draft?.version ?? null });
      await saved(duesPaths.details(budget.id), { text: t('saved') });
    },
  });
  const { field } = form;
  const [months, billingDay] = [useFormValue(form, 'months'), useFormValue(form, 'billingDay')];
  const year = { from: budget.yearFrom, to: budget.yearTo };
  const days = billingDays({ months: Number(months), billingDay: Number(billingDay) }, year);
  return (
    <FormPage
      form={form}
      title={t('formTitle', { year: yearName(budget), fund: budget.fund.name })}
      submitLabel={t('save')}
      cancelTo={duesPaths.details(budget.id)}
    >
      <FormSection title={t('amount')}>
        <RadioField
          {...field('raises')}
          label={t('raises')}
          help={t('raisesHelp')}
          options={choicesOf(t, 'raises', duesRaises)}
        />
      </FormSection>
      <PoolFields form={form} choices={choices} />
      <FormSection title={t('billing')}>
        <TextField {...field('name')} label={t('name')} required maxLength={120} />
        <SelectField
          {...field('months')}
          label={t('months')}
          required
          options={duesMonths.map((count) => ({ value: String(count), label: t(`months.${count}`) }))}
        />
        <SelectField
          {...field('billingDay')}
          label={t('billingDay')}
          required
          options={[
            ...Array.from({ length: lastDate }, (_, place) => ({
              value: String(place + 1),
              label: t('dayOf', { day: place + 1 }),
            })),
            { value: '0', label: t('day.0') },
          ]}
        />
        <SelectField
          {...field('startsOn')}
          label={t('startsOn')}
          required
          options={days.map((day) => ({ value: day, label: formats.day(day) }))}
        />
        <NumberField {...field('dueDays')} label={t('dueDays')} required whole />
      </FormSection>
      <FormSection title={t('replaces')}>
        <Text size="sm" tone="muted">
          {choices.templates.length === 0 ? t('noTemplates') : t('replacesHelp')}
        </Text>
        <ReplacedFields form={form} templates={choices.templates} />
      </FormSection>
      <FormSection title={t('exempt')}>
        <Text size="sm" tone="muted">
          {t('exemptHelp')}
        </Text>
        <ExemptFields form={form} units={choices.units} />
      </FormSection>
    </FormPage>
  );
}

type Suggested = BudgetDues['suggested'];

/** A new version's own name and dates, with the pools of the one in force. */
const next = (pools: Suggested['pools'], { name, startsOn, replacedIds }: Suggested) => ({
  pools,
  name: `${name} (2)`,
  startsOn,
  replacedIds,
});
