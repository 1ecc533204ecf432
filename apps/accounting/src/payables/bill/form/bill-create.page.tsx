import { useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { type Bill, billInput } from '@courtyard/contract/accounting/payables/bill/bill';
import type { Vendor } from '@courtyard/contract/accounting/payables/vendor/vendor';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { addDays } from '@courtyard/contract/days';
import { Card, ErrorState, LoadingState, Page } from '@courtyard/ui';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { ChartLoader } from '../../../parts/chart/chart-loader';
import { vendors } from '../../vendor/vendor.queries';
import { billPaths } from '../bill-paths';
import { bills } from '../bill.queries';
import { billDraft, lineAfter, valuesOf } from './bill-draft';
import { BillFields } from './bill-fields';
import { formMessages } from './form.messages';

/** `bills/create`: enters what a vendor billed; with `?copy=` as another bill, with `?vendor=` theirs. */
export function BillCreatePage() {
  const t = useMessages(formMessages);
  const [params] = useSearchParams();
  const [copy, vendorId] = [params.get('copy'), params.get('vendor')];
  return (
    <ChartLoader title={t('title')} description={t('description')} missing={t('chartMissing')}>
      {(chart) =>
        copy !== null ? (
          <CopyLoader id={copy} chart={chart} />
        ) : vendorId !== null ? (
          <VendorLoader id={vendorId} chart={chart} />
        ) : (
          <CreateForm chart={chart} />
        )
      }
    </ChartLoader>
  );
}

function CopyLoader({ id, chart }: { id: string; chart: Chart }) {
  const bill = bills.useOne(id);
  return bill.data ? <CreateForm chart={chart} copied={bill.data} /> : <Waiting query={bill} />;
}

function VendorLoader({ id, chart }: { id: string; chart: Chart }) {
  const vendor = vendors.useOne(id);
  return vendor.data ? <CreateForm chart={chart} vendor={vendor.data} /> : <Waiting query={vendor} />;
}

interface WaitingProps {
  query: { isError: boolean; error: unknown; refetch: () => Promise<unknown> };
}

function Waiting({ query }: WaitingProps) {
  const t = useMessages(formMessages);
  return (
    <Page title={t('title')}>
      <Card>
        {query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <LoadingState />
        )}
      </Card>
    </Page>
  );
}

interface CreateFormProps {
  chart: Chart;
  copied?: Bill;
  vendor?: Vendor;
}

const defaultDays = 30;

/** What the form begins with: another bill's lines on new days, or what is known of the vendor. */
function startOf({ chart, copied, vendor }: CreateFormProps, today: string) {
  const funds = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  const fundId = (funds.find(({ kind }) => kind === 'operating') ?? funds[0])?.id ?? null;
  const dueOn = addDays(today, vendor?.termsDays ?? defaultDays);
  if (copied) return { ...valuesOf(copied), number: '', billedOn: today, dueOn, fileIds: [] };
  const accountId = vendor?.expenseAccount?.archived === false ? vendor.expenseAccount.id : null;
  const taxBox = vendor?.reportable ? vendor.taxBox : null;
  const lines = [{ ...lineAfter(undefined), accountId, fundId, taxBox }];
  return { vendorId: vendor?.id ?? null, billedOn: today, dueOn, lines };
}

function CreateForm(props: CreateFormProps) {
  const { chart, copied, vendor } = props;
  const t = useMessages(formMessages);
  const today = useToday();
  const saved = useSaved();
  const enter = bills.useCreate();
  const form = useContractForm(billDraft, {
    defaultValues: startOf(props, today),
    rules: { dueOn: t('beforeDate') },
    onSubmit: async (values) => {
      const bill = await enter.mutateAsync(billInput.parse(values));
      const words = { number: bill.number, vendor: bill.vendor.name };
      await saved(billPaths.details(bill.id), {
        text: t(bill.status === 'waiting' ? 'waits' : 'entered', words),
      });
    },
  });
  return (
    <FormPage
      form={form}
      title={t('title')}
      description={t('description')}
      submitLabel={t('submit')}
      cancelTo={billPaths.list}
    >
      <BillFields
        form={form}
        chart={chart}
        vendor={copied?.vendor ?? vendor ?? null}
        copied={copied?.number}
      />
    </FormPage>
  );
}
