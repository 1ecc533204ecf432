import { useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Card, CardBody, CardHeader, Page, Stack } from '@courtyard/ui';
import {
  Form,
  FormActions,
  FormSection,
  NumberField,
  TextAreaField,
  TextField,
  useFormValue,
} from '@courtyard/ui/forms';
import { LineFields } from '../../invoice/create/line-fields';
import { FormColumns } from '../../../parts/form-columns';
import { PreviewState } from '../../../parts/actions/preview-state';
import { useSettled } from '../../../parts/actions/use-settled';
import { ScheduleFields } from '../../../recurring/schedule/schedule-fields';
import { useUpcoming } from '../recurring.queries';
import { UpcomingRuns } from '../upcoming-runs';
import { BilledFields } from './billed-fields';
import { formMessages } from './form.messages';
import { type RecurringForm, writtenInput } from './recurring-draft';

interface TemplateFormProps {
  form: RecurringForm;
  chart: Chart;
  title: string;
  description: string;
  submitLabel: string;
  cancelTo: string;
  /** The last day that was made already; what is shown comes after it. */
  lastOn?: string | null;
}

/** The form of a template, with what it would bill beside it. */
export function TemplateForm({
  form,
  chart,
  title,
  description,
  submitLabel,
  cancelTo,
  lastOn = null,
}: TemplateFormProps) {
  const t = useMessages(formMessages);
  return (
    <Page title={title} description={description}>
      <Form form={form}>
        <FormColumns
          beside={
            <Card>
              <CardHeader title={t('upcoming')} />
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
          <BilledFields form={form} />
          <WrittenLines form={form} chart={chart} />
          <Schedule form={form} />
          <FormSection title={t('memo')} description={t('memoHelp', { month: '{month}' })}>
            <TextAreaField {...form.field('memo')} label={t('memo')} hideLabel />
          </FormSection>
        </FormColumns>
      </Form>
    </Page>
  );
}

function WrittenLines({ form, chart }: Pick<TemplateFormProps, 'form' | 'chart'>) {
  return (
    <LineFields
      chart={chart}
      lines={useFormValue(form, 'lines')}
      onChange={(lines) => {
        form.setValue('lines', lines, { shouldDirty: true });
        form.clearErrors('lines');
      }}
    />
  );
}

/** When it is billed, how long before, and when it is due. */
function Schedule({ form }: Pick<TemplateFormProps, 'form'>) {
  const t = useMessages(formMessages);
  const { field } = form;
  return (
    <ScheduleFields field={field} chosen={useFormValue(form, 'schedule')} startsOnHelp={t('startsOnHelp')}>
      <NumberField
        {...field('leadDays')}
        label={t('leadDays')}
        help={t('leadHelp')}
        unit={t('days')}
        whole
        required
      />
      <NumberField
        {...field('dueDays')}
        label={t('dueDays')}
        help={t('dueHelp')}
        unit={t('days')}
        whole
        required
      />
    </ScheduleFields>
  );
}

/** What would be billed when, as it is written; the name and the message are no matter to it. */
function Upcoming({ form, lastOn }: Pick<TemplateFormProps, 'form'> & { lastOn: string | null }) {
  const t = useMessages(formMessages);
  const written = writtenInput({
    name: '-',
    memo: null,
    scope: useFormValue(form, 'scope'),
    buildings: useFormValue(form, 'buildings'),
    propertyIds: useFormValue(form, 'propertyIds'),
    split: useFormValue(form, 'split'),
    startsOn: useFormValue(form, 'startsOn'),
    leadDays: useFormValue(form, 'leadDays'),
    dueDays: useFormValue(form, 'dueDays'),
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
      {(runs) => <UpcomingRuns runs={runs} />}
    </PreviewState>
  );
}
