import { useMessages } from '@courtyard/common';
import type { RecurringInvoice } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { ChartLoader } from '../../../parts/chart/chart-loader';
import { RecurringLoader } from '../recurring-parts';
import { recurringPaths } from '../recurring-paths';
import { recurringInvoices } from '../recurring.queries';
import { formMessages } from './form.messages';
import { inputOf, recurringDraft, valuesOf } from './recurring-draft';
import { TemplateForm } from './template-form';
import { useTemplateRules } from './use-template-rules';

/** `recurring-invoices/edit?id=`. */
export function RecurringEditPage() {
  const t = useMessages(formMessages);
  return (
    <RecurringLoader form>
      {(template) => (
        <ChartLoader title={template.name} description={t('fromNext')} missing={t('chartMissing')}>
          {(chart) => <EditForm key={template.id} template={template} chart={chart} />}
        </ChartLoader>
      )}
    </RecurringLoader>
  );
}

function EditForm({ template, chart }: { template: RecurringInvoice; chart: Chart }) {
  const t = useMessages(formMessages);
  const { id } = template;
  const saved = useSaved();
  const update = recurringInvoices.useUpdate(id);
  const versioned = useVersionedSave({
    read: template,
    valuesOf,
    fetchLatest: () => recurringInvoices.fetchOne(id),
  });
  const { base, save } = versioned;
  const form = useContractForm(recurringDraft, {
    versioned,
    rules: useTemplateRules(),
    onSubmit: async (values) => {
      const { name } = await save(({ version }) => update.mutateAsync({ ...inputOf(values), version }));
      await saved(recurringPaths.details(id), { name });
    },
  });
  return (
    <TemplateForm
      form={form}
      chart={chart}
      title={base.name}
      description={t('fromNext')}
      submitLabel={t('saveChanges')}
      cancelTo={recurringPaths.details(id)}
      lastOn={base.lastOn}
    />
  );
}
