import { choicesOf, toast, useCan, useMessages } from '@courtyard/common';
import { cashFlowMethods, profitColumns } from '@courtyard/contract/banking/report/report.values';
import {
  type SavedReport,
  type SavedReportInput,
  savedReportInput,
} from '@courtyard/contract/banking/saved-report/saved-report';
import {
  reportComparisons,
  reportTraits,
  savedReportKinds,
} from '@courtyard/contract/banking/saved-report/saved-report.values';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import {
  DateField,
  Form,
  FormActions,
  type FormOf,
  SelectField,
  SwitchField,
  TextField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useEffect } from 'react';
import type { startOf } from './asked-report.rules';
import { savedReportMessages } from './saved-report.messages';
import { savedReports } from './saved-report.queries';

export interface SaveReportProps {
  /** The saved report that is changed. */
  report?: SavedReport;
  /** What a new one begins with: the report that somebody looks at. */
  start?: ReturnType<typeof startOf>;
  /** Those that it can be limited to. */
  funds?: readonly { id: string; name: string }[] | undefined;
  onClose: () => void;
}

const filtersAtFirst: SavedReportInput['filters'] = {
  basis: 'accrual',
  columns: 'funds',
  compare: 'none',
  method: 'indirect',
  fundId: null,
  accountId: null,
  types: [],
  closing: 'yes',
};

/** Saves a report under a name, or changes a saved one. */
export function SaveReportDialog({ report, start, funds = [], onClose }: SaveReportProps) {
  const t = useMessages(savedReportMessages);
  const canShare = useCan('Financial Reports Share');
  const create = savedReports.useCreate();
  const update = savedReports.useUpdate(report?.id ?? '');
  const kind = report?.kind ?? start?.kind ?? 'balance';
  const form = useContractForm(savedReportInput, {
    defaultValues: report ?? {
      name: '',
      kind,
      period: start?.period ?? reportTraits[kind].periods[1] ?? 'today',
      from: start?.from ?? null,
      to: start?.to ?? null,
      filters: { ...filtersAtFirst, ...start?.filters },
      isShared: false,
    },
    onSubmit: async (values) => {
      await (report
        ? update.mutateAsync({ ...values, version: report.version })
        : create.mutateAsync(values));
      toast({ title: t('saved', { name: values.name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={report ? report.name : t('newReport')}>
      <Form form={form}>
        <TextField {...form.field('name')} label={t('name')} required />
        <ReportFields form={form} funds={funds} />
        {canShare ? (
          <SwitchField {...form.field('isShared')} label={t('isShared')} help={t('shareText')} />
        ) : null}
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** The report with its period, and the filters that it has. */
function ReportFields({
  form,
  funds,
}: {
  form: FormOf<typeof savedReportInput>;
  funds: NonNullable<SaveReportProps['funds']>;
}) {
  const t = useMessages(savedReportMessages);
  const [kind, period] = [useFormValue(form, 'kind'), useFormValue(form, 'period')];
  const seesOwners = useCan('Invoices List View');
  const { periods, filters } = reportTraits[kind];
  const shownPeriod = periods.includes(period) ? period : (periods[1] ?? period);
  // Another report has other periods.
  useEffect(() => {
    if (shownPeriod !== period) form.setValue('period', shownPeriod);
  }, [form, shownPeriod, period]);
  const isFixed = shownPeriod === 'fixed-date' || shownPeriod === 'fixed-dates';
  return (
    <>
      <SelectField
        {...form.field('kind')}
        label={t('kind')}
        options={choicesOf(
          t,
          'kind',
          savedReportKinds.filter((each) => seesOwners || reportTraits[each].alsoNeeds === undefined),
        )}
        required
      />
      <SelectField
        {...form.field('period')}
        label={t('period')}
        options={periods.map((each) => ({ value: each, label: t(`period.${each}`) }))}
        required
      />
      {shownPeriod === 'fixed-dates' ? (
        <DateField {...form.field('from')} label={t('from')} required />
      ) : null}
      {isFixed ? <DateField {...form.field('to')} label={t('to')} required /> : null}
      {filters.includes('basis') ? (
        <SelectField
          {...form.field('filters.basis')}
          label={t('basis')}
          options={choicesOf(t, 'basis', bases)}
          required
        />
      ) : null}
      {filters.includes('columns') ? (
        <SelectField
          {...form.field('filters.columns')}
          label={t('columns')}
          options={choicesOf(t, 'columns', profitColumns)}
          required
        />
      ) : null}
      {filters.includes('method') ? (
        <SelectField
          {...form.field('filters.method')}
          label={t('method')}
          options={choicesOf(t, 'method', cashFlowMethods)}
          required
        />
      ) : null}
      {filters.includes('fundId') && funds.length > 0 ? (
        <SelectField
          {...form.field('filters.fundId')}
          label={t('fundId')}
          options={funds.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('allFunds')}
          optional
        />
      ) : null}
      {filters.includes('compare') ? (
        <SelectField
          {...form.field('filters.compare')}
          label={t('compare')}
          options={choicesOf(t, 'compare', reportComparisons)}
          required
        />
      ) : null}
    </>
  );
}
