import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import {
  type DepositedPayment,
  depositInput,
} from '@courtyard/contract/accounting/receivables/deposit/deposit';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Card, EmptyState, ErrorState, LoadingState, Page, SimpleGrid, Skeleton } from '@courtyard/ui';
import {
  AccountField,
  DateField,
  Form,
  FormSection,
  TextField,
  useContractForm,
  useSaved,
} from '@courtyard/ui/forms';
import { FormColumns } from '../../../../parts/form-columns';
import { bankAccounts } from '../../../../parts/chart.rules';
import { ChartLoader } from '../../../../parts/chart/chart-loader';
import { depositPaths } from '../deposit-paths';
import { depositMessages } from '../deposit.messages';
import { deposits, useUndeposited } from '../deposit.queries';
import { createMessages } from './create.messages';
import { depositDraft } from './deposit-draft';
import { EffectCard } from './effect.card';
import { WaitingField } from './waiting-field';

/** `deposits/create`: gathers what waits into one deposit. */
export function DepositCreatePage() {
  const t = useMessages(createMessages);
  return (
    <ChartLoader title={t('title')} description={t('description')} missing={t('chartMissing')}>
      {(chart) => <WaitingLoader chart={chart} />}
    </ChartLoader>
  );
}

/** What waits is chosen from: the form begins with it. */
function WaitingLoader({ chart }: { chart: Chart }) {
  const t = useMessages(createMessages);
  const waiting = useUndeposited();
  if (waiting.data && waiting.data.length > 0) return <DepositForm chart={chart} waiting={waiting.data} />;
  return (
    <Page title={t('title')} description={t('description')}>
      {waiting.isError ? (
        <Card>
          <ErrorState error={waiting.error} onRetry={() => void waiting.refetch()} />
        </Card>
      ) : waiting.data ? (
        <Card>
          <EmptyState icon="bank" title={t('nothing')} description={t('nothingText')} />
        </Card>
      ) : (
        <LoadingState>
          <Skeleton height="24rem" borderRadius="lg" />
        </LoadingState>
      )}
    </Page>
  );
}

function DepositForm({ chart, waiting }: { chart: Chart; waiting: readonly DepositedPayment[] }) {
  const t = useMessages(createMessages);
  const tDeposit = useMessages(depositMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const saved = useSaved();
  const create = deposits.useCreate();
  const banks = bankAccounts(chart.accounts);
  const form = useContractForm(depositDraft, {
    defaultValues: {
      depositedOn: today,
      bankAccountId: banks[0]?.id ?? null,
      paymentIds: waiting.map(({ id }) => id),
    },
    onSubmit: async (values) => {
      const { id, number } = await create.mutateAsync(depositInput.parse(values));
      await saved(depositPaths.details(id), { text: t('saved', { number }) });
    },
  });
  return (
    <Page title={t('title')} description={t('description')}>
      <Form form={form}>
        <FormColumns
          beside={
            <EffectCard form={form} waiting={waiting} money={(amount) => formats.money(amount, currency)} />
          }
        >
          <FormSection title={t('how')}>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
              <DateField
                {...form.field('depositedOn')}
                label={tDeposit('depositedOn')}
                max={today}
                required
              />
              <AccountField
                {...form.field('bankAccountId')}
                label={tDeposit('bankAccount')}
                accounts={banks}
                required
              />
              <TextField {...form.field('reference')} label={tDeposit('reference')} maxLength={60} />
              <TextField {...form.field('memo')} label={tDeposit('memo')} maxLength={200} />
            </SimpleGrid>
          </FormSection>
          <WaitingField form={form} waiting={waiting} />
        </FormColumns>
      </Form>
    </Page>
  );
}
