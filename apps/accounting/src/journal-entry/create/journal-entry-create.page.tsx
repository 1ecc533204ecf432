import { useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { journalEntryInput } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Grid, Page, SimpleGrid, Stack } from '@courtyard/ui';
import {
  DateField,
  FilesField,
  Form,
  FormActions,
  FormSection,
  TextField,
  useContractForm,
  useFieldError,
  useFormValue,
  useSaved,
} from '@courtyard/ui/forms';
import { ChartLoader } from '../../parts/chart/chart-loader';
import { journalEntryPaths } from '../journal-entry-paths';
import { journalEntryMessages } from '../journal-entry.messages';
import { journalEntries } from '../journal-entry.queries';
import { BalancePanel } from './balance-panel';
import { createMessages } from './create.messages';
import { entryDraft, type EntryForm, entryWritten } from './entry-draft';
import { EntryLines } from './entry-lines';
import { blankLine, isBlank } from './lines.rules';
import { repaymentOf } from './repayment.rules';

/** `journal-entries/create`. */
export function JournalEntryCreatePage() {
  const t = useMessages(createMessages);
  return (
    <ChartLoader title={t('title')} description={t('description')} missing={t('chartMissing')}>
      {(chart) => <CreateForm chart={chart} />}
    </ChartLoader>
  );
}

function CreateForm({ chart }: { chart: Chart }) {
  const t = useMessages(createMessages);
  const tEntry = useMessages(journalEntryMessages);
  const today = useToday();
  const saved = useSaved();
  const post = journalEntries.useCreate();
  const funds = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  const firstFund = (funds.length === 1 ? funds[0]?.id : undefined) ?? null;
  const [params] = useSearchParams();
  const filled = repaymentOf(chart, params, { memo: (names) => t('repayment', names) });
  const form = useContractForm(entryDraft, {
    defaultValues: { date: today, lines: [blankLine(firstFund), blankLine(firstFund)], ...filled },
    rules: { lines: t('notBalanced'), reverseOn: t('beforeDate') },
    onSubmit: async (values) => {
      // What the server says of a line is said at its place: those that say nothing go first.
      const lines = values.lines.filter((line) => !isBlank(line));
      form.setValue('lines', lines);
      const { entry, approvalId } = await post.mutateAsync(journalEntryInput.parse({ ...values, lines }));
      if (entry)
        return saved(journalEntryPaths.details(entry.id), {
          text: t('posted', { no: entry.no }),
        });
      await saved(`/approvals?id=${approvalId ?? ''}`, { text: tEntry('waits') });
    },
  });
  return (
    <Page title={t('title')} description={t('description')}>
      <Form form={form}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(16rem, 1fr)' }}
          gap="5"
          alignItems="start"
        >
          <Stack gap="5" minWidth="0">
            <FormSection title={t('when')}>
              <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
                <DateField {...form.field('date')} label={t('date')} help={t('dateHelp')} required />
                <DateField
                  {...form.field('reverseOn')}
                  label={t('reverseOn')}
                  help={t('reverseOnHelp')}
                  optional
                />
              </SimpleGrid>
              <TextField {...form.field('memo')} label={t('memo')} maxLength={200} />
            </FormSection>
            <Lines form={form} chart={chart} />
            <FormSection title={t('files')} description={t('filesText')}>
              <FilesField {...form.field('fileIds')} label={t('files')} multiple files={[]} />
            </FormSection>
          </Stack>
          <Balance form={form} chart={chart} />
        </Grid>
        <FormActions submitLabel={t('post')} cancelTo={journalEntryPaths.list} sticky />
      </Form>
    </Page>
  );
}

interface PartProps {
  form: EntryForm;
  chart: Chart;
}

/** Drawn again with each letter in a line; the page is not. */
function Lines({ form, chart }: PartProps) {
  return (
    <EntryLines
      form={form}
      chart={chart}
      lines={useFormValue(form, 'lines')}
      error={useFieldError(form, 'lines')}
    />
  );
}

function Balance({ form, chart }: PartProps) {
  const lines = useFormValue(form, 'lines');
  const date = useFormValue(form, 'date');
  const reverseOn = useFormValue(form, 'reverseOn');
  const written = entryWritten({ date, reverseOn, lines });
  return <BalancePanel lines={lines} chart={chart} written={written} />;
}
