import { useMessages, useToday, useCommunity } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { payoffInput } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { addDays } from '@courtyard/contract/days';
import { Card, CardBody, CardHeader, LoadingState, Page, SimpleGrid, Skeleton, Stack } from '@courtyard/ui';
import {
  AccountField,
  ComboboxField,
  DateField,
  Form,
  FormActions,
  FormSection,
  FundField,
  type LoadOptions,
  MoneyField,
  TextField,
  useContractForm,
  useFormValue,
  useSaved,
} from '@courtyard/ui/forms';
import { FormColumns } from '../../../../parts/form-columns';
import { ChartLoader } from '../../../../parts/chart/chart-loader';
import { incomeAccounts } from '../../../../parts/chart.rules';
import { useUnits } from '../../../../parts/units.queries';
import { unitsLike } from '../../../../parts/units.rules';
import { PreviewState } from '../../../../parts/actions/preview-state';
import { useSettled } from '../../../../parts/actions/use-settled';
import { statementPaths } from '../../../statement/statement-paths';
import { FiguresView } from '../figures-view';
import { payoffPaths } from '../payoff-paths';
import { payoffMessages } from '../payoff.messages';
import { payoffs, usePayoffPreview } from '../payoff.queries';
import { inputOf, payoffDraft, type PayoffForm } from './payoff-draft';

const offered = 20;
const defaultDays = 14;

/** `payoff-statements/create?property=`: what has to be paid for a unit to be clear, before it is made. */
export function PayoffCreatePage() {
  const t = useMessages(payoffMessages);
  const [params] = useSearchParams();
  return (
    <ChartLoader title={t('createTitle')} description={t('createText')} missing={t('chartMissing')}>
      {(chart) => <CreateForm chart={chart} propertyId={params.get('property')} />}
    </ChartLoader>
  );
}

function CreateForm({ chart, propertyId }: { chart: Chart; propertyId: string | null }) {
  const t = useMessages(payoffMessages);
  const today = useToday();
  const saved = useSaved();
  const create = payoffs.useCreate();
  const form = useContractForm(payoffDraft, {
    defaultValues: {
      propertyId,
      at: addDays(today, defaultDays),
      validUntil: addDays(today, 2 * defaultDays),
      fee: { accountId: null, fundId: null, amountMinor: null },
    },
    onSubmit: async (values) => {
      const { id, number } = await create.mutateAsync(payoffInput.parse(inputOf(values)));
      await saved(payoffPaths.details(id), { text: t('made', { number }) });
    },
  });
  return (
    <Page title={t('createTitle')} description={t('createText')}>
      <Form form={form}>
        <FormColumns beside={<PreviewCard form={form} cancelTo={propertyId} />}>
          <WhatSection form={form} />
          <FeeSection form={form} chart={chart} />
        </FormColumns>
      </Form>
    </Page>
  );
}

function WhatSection({ form }: { form: PayoffForm }) {
  const t = useMessages(payoffMessages);
  const today = useToday();
  const units = useUnits();
  const chosen = useFormValue(form, 'propertyId');
  const labelOf = ({ name, owners }: { name: string; owners: string }) =>
    [name, owners].filter(Boolean).join(' · ');
  const find: LoadOptions = (search) =>
    Promise.resolve(
      unitsLike(units.data ?? [], search)
        .slice(0, offered)
        .map((unit) => ({ value: unit.id, label: labelOf(unit) })),
    );
  const unit = units.data?.find(({ id }) => id === chosen);
  if (!units.data && !units.isError)
    return (
      <LoadingState>
        <Skeleton height="12rem" />
      </LoadingState>
    );
  return (
    <FormSection title={t('forWhat')}>
      <ComboboxField
        {...form.field('propertyId')}
        label={t('unit')}
        options={find}
        initialOption={unit && { value: unit.id, label: labelOf(unit) }}
        required
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <DateField {...form.field('at')} label={t('at')} min={today} required />
        <DateField {...form.field('validUntil')} label={t('validUntil')} min={today} required />
      </SimpleGrid>
      <TextField
        {...form.field('requestedBy')}
        label={t('requestedBy')}
        help={t('requestedHelp')}
        maxLength={160}
      />
    </FormSection>
  );
}

function FeeSection({ form, chart }: { form: PayoffForm; chart: Chart }) {
  const t = useMessages(payoffMessages);
  const { currency } = useCommunity();
  const amountMinor = useFormValue(form, 'fee.amountMinor');
  const funds = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  return (
    <FormSection title={t('feeTitle')} description={t('feeText')}>
      <MoneyField {...form.field('fee.amountMinor')} label={t('amount')} currency={currency} />
      {amountMinor == null ? null : (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <AccountField
            {...form.field('fee.accountId')}
            label={t('account')}
            accounts={incomeAccounts(chart.accounts)}
            required
          />
          <FundField {...form.field('fee.fundId')} label={t('fund')} funds={funds} required />
        </SimpleGrid>
      )}
    </FormSection>
  );
}

function PreviewCard({ form, cancelTo }: { form: PayoffForm; cancelTo: string | null }) {
  const t = useMessages(payoffMessages);
  const written = payoffInput.safeParse(
    inputOf({
      propertyId: useFormValue(form, 'propertyId'),
      at: useFormValue(form, 'at'),
      validUntil: useFormValue(form, 'validUntil'),
      // Who asked is no matter to what is owed.
      requestedBy: null,
      fee: useFormValue(form, 'fee'),
    }),
  );
  const settled = useSettled(written.success ? written.data : null);
  const preview = usePayoffPreview(settled);
  return (
    <Card>
      <CardHeader title={t('preview')} />
      <CardBody>
        <Stack gap="5" aria-busy={preview.isFetching}>
          <PreviewState
            isWritten={written.success}
            query={preview}
            waits={t('previewWaits')}
            failed={t('previewFailed')}
          >
            {(data) => <FiguresView figures={data} />}
          </PreviewState>
          <FormActions
            cancelTo={cancelTo === null ? statementPaths.mine : statementPaths.of(cancelTo)}
            submitLabel={t('make')}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
