import { lazyContent, useCan, useFormats, useMessages, useToday } from '@courtyard/common';
import type { ExpenseTracker } from '@courtyard/contract/budget/expense-tracker/expense-tracker';
import { dayFrom } from '@courtyard/contract/days';
import {
  Card,
  CardBody,
  EmptyState,
  ErrorState,
  Flex,
  LoadingState,
  Page,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
} from '@courtyard/ui';
import { BasisChoice, Choice, DayChoice } from '@courtyard/ui/data';
import { useAsked } from '../use-asked';
import { expenseMessages } from '../expense.messages';
import { expensePaths } from '../expense-paths';
import { useExpenseTracker } from '../expense.queries';
import { ComparedTable } from './compared-table';
import { daysOf, periodNamed, trackerPeriods } from './tracker-period.rules';
import { trackerMessages } from './tracker.messages';

const chartHeight = 220;
const waiting = <Skeleton height={`${chartHeight}px`} />;
const MonthsChart = lazyContent(async () => (await import('./charts')).MonthsChart, waiting);
const LargestChart = lazyContent(async () => (await import('./charts')).LargestChart, waiting);

/** `expense-tracker`: what was spent, by category, vendor, fund and month. What is asked for is all in the address. */
export function ExpenseTrackerPage() {
  const t = useMessages(trackerMessages);
  const tExpense = useMessages(expenseMessages);
  const canList = useCan('Expense Tracker Transactions View');
  const { params, basis } = useAsked();
  const [from, to] = [dayFrom(params.get('from')), dayFrom(params.get('to'))];
  const fundId = params.get('fundId') ?? undefined;
  const found = useExpenseTracker({
    basis,
    ...(from && { from }),
    ...(to && { to }),
    ...(fundId !== undefined && { fundId }),
  });
  const { data } = found;
  return (
    <Page
      title={tExpense('tracker')}
      description={t('text')}
      actions={{
        secondary: [
          canList ? { label: tExpense('transactions'), icon: 'list', to: expensePaths.list } : null,
        ],
      }}
    >
      <Card>
        <TrackerBar tracker={data} />
        {data === undefined ? (
          found.isError ? (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <CardBody>
              <LoadingState />
            </CardBody>
          )
        ) : (
          <TrackerView tracker={data} fundId={fundId} />
        )}
      </Card>
    </Page>
  );
}

/** Which period, fund and basis the figures are of. */
function TrackerBar({ tracker }: { tracker: ExpenseTracker | undefined }) {
  const t = useMessages(trackerMessages);
  const tExpense = useMessages(expenseMessages);
  const today = useToday();
  const { params, basis, set } = useAsked();
  const [from, to] = [dayFrom(params.get('from')) ?? undefined, dayFrom(params.get('to')) ?? undefined];
  const named = periodNamed({ from, to }, today);
  const names = ['year' as const, ...trackerPeriods, ...(named === 'custom' ? (['custom'] as const) : [])];
  return (
    <Flex px="5" pt="4" pb="3" gap="3" rowGap="2" flexWrap="wrap" _print={{ display: 'none' }}>
      <Choice
        label={t('period')}
        value={named}
        options={names.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(value) => {
          const period = trackerPeriods.find((each) => each === value);
          if (value !== 'custom') set(period ? daysOf(period, today) : { from: '', to: '' });
        }}
      />
      <DayChoice
        label={t('from')}
        at={from ?? tracker?.from ?? ''}
        onChange={(day) => set({ from: day, to: to ?? today })}
      />
      <DayChoice
        label={t('to')}
        at={to ?? tracker?.to ?? today}
        onChange={(day) => set({ to: day, ...(tracker && { from: from ?? tracker.from }) })}
      />
      <Choice
        label={tExpense('fund')}
        value={params.get('fundId') ?? ''}
        options={[
          { value: '', label: tExpense('allFunds') },
          ...(tracker?.funds ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) => set({ fundId: value })}
      />
      <BasisChoice basis={basis} onChange={(value) => set({ basis: value })} />
    </Flex>
  );
}

function TrackerView({ tracker, fundId }: { tracker: ExpenseTracker; fundId: string | undefined }) {
  const t = useMessages(trackerMessages);
  const { categories, vendors, byFund } = tracker;
  if (categories.length === 0)
    return <EmptyState icon="calendar-dollar" title={t('none')} description={t('noneText')} />;
  const table = { tracker, fundId };
  const chart = { ...table, height: chartHeight };
  return (
    <CardBody>
      <Stack gap="6">
        <TrackerFacts tracker={tracker} />
        <MonthsChart {...chart} />
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
          <LargestChart {...chart} of="categories" />
          <LargestChart {...chart} of="vendors" />
          <ComparedTable
            {...table}
            title={t('categories')}
            rows={categories.map(({ account, ...row }) => ({
              ...row,
              key: account.id,
              name: `${account.code} ${account.name}`,
              asked: { accountId: account.id },
            }))}
          />
          <ComparedTable
            {...table}
            title={t('vendors')}
            rows={vendors.map(({ vendor, ...row }) => ({
              ...row,
              key: vendor?.id ?? 'none',
              name: vendor?.name ?? t('noVendor'),
              asked: { vendorId: vendor?.id ?? null },
            }))}
          />
          <ComparedTable
            {...table}
            title={t('funds')}
            rows={byFund.map(({ fund, ...row }) => ({
              ...row,
              key: fund.id,
              name: fund.name,
              asked: { fundId: fund.id },
            }))}
          />
        </SimpleGrid>
      </Stack>
    </CardBody>
  );
}

/** Which entries the figures could have seen, and which period they are compared with. */
function TrackerFacts({ tracker }: { tracker: ExpenseTracker }) {
  const t = useMessages(trackerMessages);
  const tExpense = useMessages(expenseMessages);
  const formats = useFormats();
  const { basis, from, to, before, journalNo, madeAt } = tracker;
  const facts = {
    basis: tExpense(`basis.${basis}`),
    from: formats.day(from),
    to: formats.day(to),
    no: journalNo,
    at: formats.moment(madeAt),
  };
  const earlier = t('beforeIs', { from: formats.day(before.from), to: formats.day(before.to) });
  return (
    <Text size="sm" tone="muted">
      {`${t('facts', facts)} ${t('before')}: ${earlier}.`}
    </Text>
  );
}
