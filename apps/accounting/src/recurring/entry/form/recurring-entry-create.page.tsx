import { useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { JournalEntry } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Card, ErrorState, LoadingState, Page } from '@courtyard/ui';
import { useContractForm, useSaved } from '@courtyard/ui/forms';
import { journalEntries } from '../../../journal-entry/journal-entry.queries';
import { ChartLoader } from '../../../parts/chart/chart-loader';
import { recurringEntryPaths } from '../recurring-entry-paths';
import { recurringEntryMessages } from '../recurring-entry.messages';
import { recurringEntries } from '../recurring-entry.queries';
import { formMessages } from './form.messages';
import { inputOf, recurringEntryDraft, sentLines, startOf } from './recurring-entry-draft';
import { RecurringEntryForm } from './recurring-entry-form';
import { useFormRules } from './use-form-rules';

/** `journal-entries/recurring/create`; with `?entry=` from an entry of the journal. */
export function RecurringEntryCreatePage() {
  const t = useMessages(formMessages);
  const tEntry = useMessages(recurringEntryMessages);
  const [params] = useSearchParams();
  const entryId = params.get('entry');
  const words = { title: tEntry('add'), description: t('createDescription') };
  return (
    <ChartLoader {...words} missing={t('chartMissing')}>
      {(chart) =>
        entryId === null ? (
          <CreateForm chart={chart} copied={null} {...words} />
        ) : (
          <CopyLoader entryId={entryId} chart={chart} {...words} />
        )
      }
    </ChartLoader>
  );
}

interface CreateFormProps {
  chart: Chart;
  title: string;
  description: string;
}

function CopyLoader({ entryId, ...props }: CreateFormProps & { entryId: string }) {
  const entry = journalEntries.useOne(entryId);
  if (entry.data) return <CreateForm copied={entry.data} {...props} />;
  return (
    <Page title={props.title}>
      <Card>
        {entry.isError ? (
          <ErrorState error={entry.error} onRetry={() => void entry.refetch()} />
        ) : (
          <LoadingState />
        )}
      </Card>
    </Page>
  );
}

function CreateForm({ chart, copied, ...words }: CreateFormProps & { copied: JournalEntry | null }) {
  const t = useMessages(formMessages);
  const today = useToday();
  const saved = useSaved();
  const create = recurringEntries.useCreate();
  const funds = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  const onlyFund = (funds.length === 1 ? funds[0]?.id : undefined) ?? null;
  const form = useContractForm(recurringEntryDraft, {
    defaultValues: startOf(copied, today, onlyFund),
    rules: useFormRules(),
    onSubmit: async (values) => {
      form.setValue('lines', sentLines(values));
      const { id, name } = await create.mutateAsync(inputOf(values));
      await saved(recurringEntryPaths.details(id), { text: t('created', { name }) });
    },
  });
  return (
    <RecurringEntryForm
      form={form}
      chart={chart}
      {...words}
      submitLabel={words.title}
      cancelTo={recurringEntryPaths.list}
    />
  );
}
