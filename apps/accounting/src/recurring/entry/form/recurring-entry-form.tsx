import { choicesOf, useMessages } from '@courtyard/common';
import { recurringEntryKinds } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.values';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Card, CardBody, CardHeader, Page, Stack, Text } from '@courtyard/ui';
import {
  Form,
  FormActions,
  FormSection,
  RadioField,
  TextField,
  useFieldError,
  useFormValue,
} from '@courtyard/ui/forms';
import { BalancePanel } from '../../../journal-entry/create/balance-panel';
import { EntryLines } from '../../../journal-entry/create/entry-lines';
import { PreviewState } from '../../../parts/actions/preview-state';
import { useSettled } from '../../../parts/actions/use-settled';
import { FormColumns } from '../../../parts/form-columns';
import { ScheduleFields } from '../../schedule/schedule-fields';
import { UpcomingEntries } from '../recurring-entry-parts';
import { recurringEntryMessages } from '../recurring-entry.messages';
import { useUpcoming } from '../recurring-entry.queries';
import { formMessages } from './form.messages';
import { type RecurringEntryForm as EntryForm, writtenInput } from './recurring-entry-draft';
import { SpreadFields } from './spread-fields';

interface FormProps {
  form: EntryForm;
  chart: Chart;
  title: string;
  description: string;
  submitLabel: string;
  cancelTo: string;
  /** An amortization of which something was posted. */
  isBegun?: boolean;
  /** The last day that was made already; what is shown comes after it. */
  lastOn?: string | null;
}

/** The form of a recurring entry, with what it would post beside it. */
export function RecurringEntryForm({
  form,
  chart,
  title,
  description,
  submitLabel,
  cancelTo,
  isBegun = false,
  lastOn = null,
}: FormProps) {
  const t = useMessages(formMessages);
  const tEntry = useMessages(recurringEntryMessages);
  return (
    <Page title={title} description={description}>
      <Form form={form}>
        <FormColumns
          beside={
            <Card>
              <CardHeader title={tEntry('upcoming')} />
              <CardBody>
                <Stack gap="5">
                  <Upcoming form={form} lastOn={lastOn} />
                  <FormActions cancelTo={cancelTo} submitLabel={submitLabel} />
                </Stack>
              </CardBody>
            </Card>
          }
        >
          <FormSection title={t('name')}>
            <TextField
              {...form.field('name')}
              label={t('name')}
              hideLabel
              help={t('nameHelp')}
              required
              maxLength={120}
            />
          </FormSection>
          {isBegun ? (
            <Text size="sm" tone="muted" role="note">
              {t('begun')}
            </Text>
          ) : (
            <FormSection title={t('what')}>
              <RadioField
                {...form.field('kind')}
                label={t('kind')}
                options={choicesOf(t, 'kind', recurringEntryKinds).map((choice) => ({
                  ...choice,
                  help: t(`help.${choice.value}`),
                }))}
              />
            </FormSection>
          )}
          <Posted form={form} chart={chart} isBegun={isBegun} />
          {isBegun ? null : <Schedule form={form} />}
          <FormSection title={t('memo')} description={t('memoHelp', { month: '{month}' })}>
            <TextField {...form.field('memo')} label={t('memo')} hideLabel maxLength={200} />
          </FormSection>
        </FormColumns>
      </Form>
    </Page>
  );
}

type PartProps = Pick<FormProps, 'form' | 'chart'> & { isBegun: boolean };

/** The lines as the journal's form has them, or what an amortization spreads. */
function Posted({ form, chart, isBegun }: PartProps) {
  const isSpread = useFormValue(form, 'kind') === 'amortization';
  return isSpread ? (
    <SpreadFields form={form} chart={chart} isBegun={isBegun} />
  ) : (
    <Lines form={form} chart={chart} />
  );
}

function Lines({ form, chart }: Pick<FormProps, 'form' | 'chart'>) {
  const lines = useFormValue(form, 'lines');
  return (
    <>
      <EntryLines form={form} chart={chart} lines={lines} error={useFieldError(form, 'lines')} />
      <BalancePanel lines={lines} chart={chart} />
    </>
  );
}

function Schedule({ form }: Pick<FormProps, 'form'>) {
  const t = useMessages(formMessages);
  return (
    <ScheduleFields
      field={form.field}
      chosen={useFormValue(form, 'schedule')}
      startsOnHelp={t('startsOnHelp')}
      isEachMonth={useFormValue(form, 'kind') === 'amortization'}
    />
  );
}

/** What would be posted when, as it is written; the name is no matter to it. */
function Upcoming({ form, lastOn }: Pick<FormProps, 'form'> & { lastOn: string | null }) {
  const t = useMessages(formMessages);
  const memo = useFormValue(form, 'memo') ?? null;
  const written = writtenInput({
    name: '-',
    memo: null,
    kind: useFormValue(form, 'kind'),
    months: useFormValue(form, 'months'),
    totalMinor: useFormValue(form, 'totalMinor'),
    startsOn: useFormValue(form, 'startsOn'),
    schedule: useFormValue(form, 'schedule'),
    lines: useFormValue(form, 'lines'),
  });
  const upcoming = useUpcoming(useSettled(written), lastOn);
  return (
    <PreviewState
      isWritten={written !== null}
      query={upcoming}
      waits={t('upcomingWaits')}
      failed={t('upcomingFailed')}
      height="16rem"
    >
      {(entries) => <UpcomingEntries entries={entries} memo={memo} />}
    </PreviewState>
  );
}
