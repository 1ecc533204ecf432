import { useMessages } from '@courtyard/common';
import type { RecurringEntry } from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { ChartLoader } from '../../../parts/chart/chart-loader';
import { RecurringEntryLoader } from '../recurring-entry-parts';
import { recurringEntryPaths } from '../recurring-entry-paths';
import { recurringEntries } from '../recurring-entry.queries';
import { formMessages } from './form.messages';
import { inputOf, recurringEntryDraft, sentLines, valuesOf } from './recurring-entry-draft';
import { RecurringEntryForm } from './recurring-entry-form';
import { useFormRules } from './use-form-rules';

/** `journal-entries/recurring/edit?id=`. */
export function RecurringEntryEditPage() {
  const t = useMessages(formMessages);
  return (
    <RecurringEntryLoader form>
      {(entry) => (
        <ChartLoader title={entry.name} description={t('fromNext')} missing={t('chartMissing')}>
          {(chart) => <EditForm key={entry.id} entry={entry} chart={chart} />}
        </ChartLoader>
      )}
    </RecurringEntryLoader>
  );
}

function EditForm({ entry, chart }: { entry: RecurringEntry; chart: Chart }) {
  const t = useMessages(formMessages);
  const { id } = entry;
  const saved = useSaved();
  const update = recurringEntries.useUpdate(id);
  const versioned = useVersionedSave({
    read: entry,
    valuesOf,
    fetchLatest: () => recurringEntries.fetchOne(id),
  });
  const { base, save } = versioned;
  const form = useContractForm(recurringEntryDraft, {
    versioned,
    rules: useFormRules(),
    onSubmit: async (values) => {
      form.setValue('lines', sentLines(values));
      const { name } = await save(({ version }) => update.mutateAsync({ ...inputOf(values), version }));
      await saved(recurringEntryPaths.details(id), { name });
    },
  });
  return (
    <RecurringEntryForm
      form={form}
      chart={chart}
      title={base.name}
      description={t('fromNext')}
      submitLabel={t('saveChanges')}
      cancelTo={recurringEntryPaths.details(id)}
      lastOn={base.lastOn}
      isBegun={base.kind === 'amortization' && base.occurrences.length > 0}
    />
  );
}
