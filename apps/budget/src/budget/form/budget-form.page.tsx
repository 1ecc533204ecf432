import { choicesOf, useMessages } from '@courtyard/common';
import { type Budget, budgetInput } from '@courtyard/contract/budget/budget/budget';
import { budgetStatuses } from '@courtyard/contract/budget/budget/budget.columns';
import {
  FilesField,
  type FormOf,
  FormPage,
  FormSection,
  SelectField,
  TextAreaField,
  TextField,
  useContractForm,
  useSaved,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { BudgetGate } from '../details/budget.page';
import { budgetMessages } from '../budget.messages';
import { budgetPaths, budgets } from '../budget.queries';

/** `budgets/create`. */
export function BudgetCreatePage() {
  const t = useMessages(budgetMessages);
  const saved = useSaved();
  const create = budgets.useCreate();
  const form = useContractForm(budgetInput, {
    onSubmit: async (values) => {
      const added = await create.mutateAsync(values);
      await saved(budgetPaths.details(added.id), { text: t('created', { name: added.name }) });
    },
  });
  return (
    <FormPage form={form} title={t('add')} submitLabel={t('add')} cancelTo={budgetPaths.list}>
      <BudgetFields form={form} />
    </FormPage>
  );
}

/** `budgets/edit?id=`. */
export function BudgetEditPage() {
  return <BudgetGate form>{(budget) => <EditForm key={budget.id} budget={budget} />}</BudgetGate>;
}

function EditForm({ budget }: { budget: Budget }) {
  const { id } = budget;
  const saved = useSaved();
  const update = budgets.useUpdate(id);
  const versioned = useVersionedSave({
    read: budget,
    valuesOf,
    fetchLatest: () => budgets.fetchOne(id),
  });
  const { base, save } = versioned;
  const form = useContractForm(budgetInput, {
    versioned,
    onSubmit: async (values) => {
      const changed = await save(({ version }) => update.mutateAsync({ ...values, version }));
      await saved(budgetPaths.details(id), { name: changed.name });
    },
  });
  return (
    <FormPage form={form} edited={base.name} cancelTo={budgetPaths.details(id)}>
      <BudgetFields form={form} budget={base} />
    </FormPage>
  );
}

/** What the form of a budget begins with. */
const valuesOf = (budget: Budget) => ({
  ...budget,
  fileIds: budget.files.map((file) => file.id),
});

interface FieldsProps {
  form: FormOf<typeof budgetInput>;
  /** The one that is changed. */
  budget?: Budget;
}

function BudgetFields({ form: { field }, budget }: FieldsProps) {
  const t = useMessages(budgetMessages);
  return (
    <>
      <FormSection title={t('what')}>
        <TextField {...field('name')} label={t('name')} required maxLength={120} />
        <SelectField
          {...field('status')}
          label={t('status')}
          options={choicesOf(t, 'status', budgetStatuses)}
        />
      </FormSection>
      <FormSection title={t('filesAndNotes')}>
        <FilesField
          {...field('fileIds')}
          label={t('files')}
          help={t('filesHelp')}
          multiple
          files={budget?.files ?? []}
        />
        <TextAreaField {...field('notes')} label={t('notes')} rows={4} />
      </FormSection>
    </>
  );
}
