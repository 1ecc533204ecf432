import { choicesOf, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { BudgetChoices } from '@courtyard/contract/budget/budget/budget';
import { budgetForm, budgetSources } from '@courtyard/contract/budget/budget/budget-form';
import { ErrorState, LoadingState, Page } from '@courtyard/ui';
import {
  FormPage,
  FormSection,
  NumberField,
  SelectField,
  TextField,
  useContractForm,
  useFormValue,
  useSaved,
} from '@courtyard/ui/forms';
import { budgetMessages } from '../budget.messages';
import { budgetName, budgetPaths, budgets, useBudgetChoices, yearName } from '../budget.queries';

/** `budgeting/create`: a draft of a fund and fiscal year, with what it begins with. */
export function BudgetCreatePage() {
  const t = useMessages(budgetMessages);
  const found = useBudgetChoices();
  if (found.data) return <CreateForm choices={found.data} />;
  return (
    <Page title={t('add')}>
      {found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}

function CreateForm({ choices: { funds, years, budgets: known } }: { choices: BudgetChoices }) {
  const t = useMessages(budgetMessages);
  const saved = useSaved();
  const create = budgets.useCreate();
  const [params] = useSearchParams();
  const copied = known.find(({ id }) => id === params.get('from'));
  const today = years[Math.floor(years.length / 2)]?.from ?? '';
  const next = years.toReversed().find(({ from }) => from > today)?.from ?? today;
  const form = useContractForm(budgetForm, {
    defaultValues: {
      fundId: copied?.fund.id ?? funds[0]?.id ?? '',
      yearFrom: copied?.yearFrom ?? next,
      scenario: copied?.scenario ?? t('baseScenario'),
      source: copied ? 'budget' : 'actuals',
      sourceYear: today,
      sourceId: copied?.id ?? known[0]?.id ?? '',
      percent: 0,
    },
    onSubmit: async ({ source, sourceYear, sourceId, percent, ...values }) => {
      const addedPercent = Math.round(percent * 100);
      const made = await create.mutateAsync({
        ...values,
        source:
          source === 'nothing'
            ? { kind: source }
            : source === 'actuals'
              ? { kind: source, yearFrom: sourceYear, addedPercent }
              : { kind: source, budgetId: sourceId, addedPercent },
      });
      await saved(budgetPaths.edit(made.id), { text: t('created', { name: budgetName(made) }) });
    },
  });
  const { field } = form;
  const source = useFormValue(form, 'source');
  const yearOptions = years.map(({ from, to }) => ({
    value: from,
    label: yearName({ yearFrom: from, yearTo: to }),
  }));
  return (
    <FormPage form={form} title={t('add')} submitLabel={t('add')} cancelTo={budgetPaths.list}>
      <FormSection title={t('what')}>
        <SelectField
          {...field('fundId')}
          label={t('fund')}
          required
          options={funds.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField {...field('yearFrom')} label={t('year')} required options={yearOptions} />
        <TextField
          {...field('scenario')}
          label={t('scenario')}
          help={t('scenarioHelp')}
          required
          maxLength={60}
        />
        <SelectField
          {...field('source')}
          label={t('source')}
          options={choicesOf(t, 'source', budgetSources)}
        />
        {source === 'actuals' ? (
          <SelectField {...field('sourceYear')} label={t('sourceYear')} options={yearOptions} />
        ) : null}
        {source === 'budget' ? (
          <SelectField
            {...field('sourceId')}
            label={t('sourceBudget')}
            options={known.map((budget) => ({ value: budget.id, label: budgetName(budget) }))}
          />
        ) : null}
        {source === 'nothing' ? null : (
          <NumberField {...field('percent')} label={t('percent')} help={t('percentHelp')} />
        )}
      </FormSection>
    </FormPage>
  );
}
