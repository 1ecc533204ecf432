import { useMessages, useToday } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { useContractForm, useSaved } from '@courtyard/ui/forms';
import { addMonths, startOfMonth } from '@courtyard/contract/days';
import { lineAfter } from '../../invoice/create/lines.rules';
import { ChartLoader } from '../../../parts/chart/chart-loader';
import { recurringPaths } from '../recurring-paths';
import { recurringMessages } from '../recurring.messages';
import { recurringInvoices } from '../recurring.queries';
import { formMessages } from './form.messages';
import { inputOf, recurringDraft } from './recurring-draft';
import { TemplateForm } from './template-form';
import { useTemplateRules } from './use-template-rules';

/** `recurring-invoices/create`. */
export function RecurringCreatePage() {
  const t = useMessages(formMessages);
  const tTemplate = useMessages(recurringMessages);
  const words = { title: tTemplate('add'), description: t('createDescription') };
  return (
    <ChartLoader {...words} missing={t('chartMissing')}>
      {(chart) => <CreateForm chart={chart} {...words} />}
    </ChartLoader>
  );
}

function CreateForm({ chart, ...words }: { chart: Chart; title: string; description: string }) {
  const t = useMessages(formMessages);
  const today = useToday();
  const saved = useSaved();
  const create = recurringInvoices.useCreate();
  const funds = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  const onlyFund = funds.length === 1 ? funds[0]?.id : undefined;
  const form = useContractForm(recurringDraft, {
    defaultValues: {
      startsOn: addMonths(startOfMonth(today), 1),
      lines: [{ ...lineAfter(undefined), fundId: onlyFund ?? null }],
    },
    rules: useTemplateRules(),
    onSubmit: async (values) => {
      const { id, name } = await create.mutateAsync(inputOf(values));
      await saved(recurringPaths.details(id), { text: t('created', { name }) });
    },
  });
  return (
    <TemplateForm
      form={form}
      chart={chart}
      {...words}
      submitLabel={words.title}
      cancelTo={recurringPaths.list}
    />
  );
}
