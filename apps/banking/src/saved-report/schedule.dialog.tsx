import { choicesOf, toast, useFormats, useMessages } from '@courtyard/common';
import { addDays } from '@courtyard/contract/days';
import {
  type ReportScheduleInput,
  reportScheduleInput,
  type SavedReport,
} from '@courtyard/contract/banking/saved-report/saved-report';
import { reportFormats, scheduleUnits } from '@courtyard/contract/banking/saved-report/saved-report.values';
import { Box, Checkbox, ErrorState, LoadingState, Text } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import {
  Form,
  FormActions,
  type FormOf,
  SelectField,
  SwitchField,
  useContractForm,
  useFieldError,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { savedReportMessages } from './saved-report.messages';
import { useReportReaders, useScheduleReport } from './saved-report.queries';

/** A Monday, from which the weekdays are counted. */
const monday = '2024-01-01';

/** The names of the weekdays, Monday first. */
export function useWeekdays(): string[] {
  const formats = useFormats();
  return Array.from({ length: 7 }, (_, at) => formats.weekday(addDays(monday, at)));
}

/** Has a saved report emailed, or changes when and to whom. */
export function ScheduleDialog({ report, onClose }: { report: SavedReport; onClose: () => void }) {
  const t = useMessages(savedReportMessages);
  const schedule = useScheduleReport(report.id);
  const now = report.schedule;
  const form = useContractForm(reportScheduleInput, {
    defaultValues: {
      unit: now?.unit ?? 'month',
      onDay: String(now?.onDay ?? 5),
      file: now?.file ?? 'pdf',
      recipientIds: now?.recipients.map(({ id }) => id) ?? [],
      isActive: now?.isActive ?? true,
      version: report.version,
    },
    onSubmit: async (values) => {
      await schedule.mutateAsync(values);
      toast({ title: t('scheduled'), kind: 'success' });
      onClose();
    },
  });
  const unit = useFormValue(form, 'unit');
  const weekdays = useWeekdays();
  const days = Array.from({ length: unit === 'week' ? 7 : 31 }, (_, at) => ({
    value: String(at + 1),
    label: unit === 'week' ? (weekdays[at] ?? '') : String(at + 1),
  }));
  return (
    <Dialog open onClose={onClose} title={t('schedule')}>
      <Form form={form}>
        <SelectField
          {...form.field('unit')}
          label={t('unit')}
          options={choicesOf(t, 'unit', scheduleUnits)}
          required
        />
        <SelectField
          {...form.field('onDay')}
          label={t('onDay')}
          options={days}
          help={unit === 'week' ? undefined : t('lastDay')}
          required
        />
        <SelectField
          {...form.field('file')}
          label={t('file')}
          options={reportFormats.map((file) => ({ value: file, label: t(`file.${file}`) }))}
          required
        />
        <Recipients form={form} report={report} />
        {now === null ? null : (
          <SwitchField {...form.field('isActive')} label={t('isActive')} help={t('activeText')} />
        )}
        <FormActions submitLabel={t('addSchedule')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** Members who may see the report, to be ticked. */
function Recipients({ form, report }: { form: FormOf<typeof reportScheduleInput>; report: SavedReport }) {
  const t = useMessages(savedReportMessages);
  const readers = useReportReaders(report.kind);
  const chosen: ReportScheduleInput['recipientIds'] = useFormValue(form, 'recipientIds');
  const error = useFieldError(form, 'recipientIds');
  if (readers.isError) return <ErrorState error={readers.error} onRetry={() => void readers.refetch()} />;
  if (!readers.data) return <LoadingState />;
  const choose = (id: string, isChosen: boolean) =>
    form.setValue('recipientIds', isChosen ? [...chosen, id] : chosen.filter((each) => each !== id), {
      shouldDirty: true,
      shouldValidate: error !== undefined,
    });
  return (
    <Box role="group" aria-label={t('recipients')}>
      <Text fontWeight="medium">{t('recipients')}</Text>
      <Text size="sm" tone="muted">
        {t('recipientsText')}
      </Text>
      <Box as="ul" listStyleType="none" maxHeight="60" overflowY="auto" tabIndex={0}>
        {readers.data.members.map(({ id, name }) => (
          <PartRow
            key={id}
            lead={
              <Checkbox
                aria-label={name}
                checked={chosen.includes(id)}
                onChange={(event) => choose(id, event.target.checked)}
              />
            }
            title={name}
          />
        ))}
      </Box>
      {error === undefined ? null : (
        <Text size="sm" role="alert">
          {error}
        </Text>
      )}
    </Box>
  );
}
