import { useCommunity, useFormats, useMessages, useToday, choicesOf } from '@courtyard/common';
import { useNavigate, useSearchParams } from '@courtyard/common/router';
import { invoiceInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { splits } from '@courtyard/contract/accounting/receivables/invoice/invoice.values';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Page, SimpleGrid } from '@courtyard/ui';
import {
  DateField,
  Form,
  FormSection,
  RadioField,
  TextAreaField,
  useContractForm,
  useFormValue,
  useSaved,
} from '@courtyard/ui/forms';
import { useEffect, useRef } from 'react';
import { FormColumns } from '../../../parts/form-columns';
import { ChartLoader } from '../../../parts/chart/chart-loader';
import { invoicePaths } from '../invoice-paths';
import { invoices } from '../invoice.queries';
import { createMessages } from './create.messages';
import { invoiceDraft, type InvoiceForm } from './invoice-draft';
import { LineFields } from './line-fields';
import { lineAfter, defaultDueOn } from './lines.rules';
import { PreviewPanel } from './preview-panel';
import { RunView } from './run-view';
import { UnitsField } from './units-field';

/** `invoices/create`: bills one unit or many; with `?run=` how far that is. */
export function InvoiceCreatePage() {
  const t = useMessages(createMessages);
  const [params] = useSearchParams();
  const run = params.get('run');
  if (run !== null) return <RunView runId={run} />;
  return (
    <ChartLoader title={t('title')} description={t('description')} missing={t('chartMissing')}>
      {(chart) => <CreateForm chart={chart} propertyId={params.get('property')} />}
    </ChartLoader>
  );
}

function CreateForm({ chart, propertyId }: { chart: Chart; propertyId: string | null }) {
  const t = useMessages(createMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const saved = useSaved();
  const navigate = useNavigate();
  const bill = invoices.useCreate();
  const funds = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  const onlyFund = funds.length === 1 ? funds[0]?.id : undefined;
  const form = useContractForm(invoiceDraft, {
    defaultValues: {
      propertyIds: propertyId === null ? [] : [propertyId],
      issuedOn: today,
      dueOn: defaultDueOn(today),
      lines: [{ ...lineAfter(undefined), fundId: onlyFund ?? null }],
    },
    rules: { dueOn: t('beforeDate') },
    onSubmit: async (values) => {
      const run = await bill.mutateAsync(invoiceInput.parse(values));
      const text = t('billed', { count: run.billed, amount: formats.money(run.totalMinor, currency) });
      if (run.status !== 'done') return navigate(invoicePaths.run(run.id));
      await saved(run.invoiceId === null ? invoicePaths.list : invoicePaths.details(run.invoiceId), { text });
    },
  });
  return (
    <Page title={t('title')} description={t('description')}>
      <Form form={form}>
        <FormColumns beside={<PreviewPanel form={form} />}>
          <WrittenLines form={form} chart={chart} />
          <FormSection title={t('whom')}>
            <UnitsField form={form} />
            <SplitField form={form} />
          </FormSection>
          <DaysSection form={form} />
          <FormSection title={t('message')} description={t('messageText')}>
            <TextAreaField {...form.field('memo')} label={t('message')} hideLabel />
          </FormSection>
        </FormColumns>
      </Form>
    </Page>
  );
}

function WrittenLines({ form, chart }: { form: InvoiceForm; chart: Chart }) {
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

/** Only of several units is there something to split. */
function SplitField({ form }: { form: InvoiceForm }) {
  const t = useMessages(createMessages);
  const chosen = useFormValue(form, 'propertyIds');
  if (chosen.length < 2) return null;
  return (
    <RadioField
      {...form.field('split')}
      label={t('split')}
      help={t('splitHelp')}
      options={choicesOf(t, 'split', splits)}
    />
  );
}

/** The due day goes with the date until somebody chooses another. */
function DaysSection({ form }: { form: InvoiceForm }) {
  const t = useMessages(createMessages);
  const issuedOn = useFormValue(form, 'issuedOn');
  const before = useRef(issuedOn);
  useEffect(() => {
    const wasDefault = form.getValues('dueOn') === defaultDueOn(before.current);
    if (issuedOn && issuedOn !== before.current) {
      if (wasDefault) form.setValue('dueOn', defaultDueOn(issuedOn), { shouldDirty: true });
      before.current = issuedOn;
    }
  }, [issuedOn, form]);
  return (
    <FormSection title={t('when')}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <DateField {...form.field('issuedOn')} label={t('issuedOn')} required />
        <DateField {...form.field('dueOn')} label={t('dueOn')} required />
      </SimpleGrid>
    </FormSection>
  );
}
