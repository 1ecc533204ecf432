import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  type PageActions,
  Skeleton,
  Stack,
  Text,
  useLacksRoomBeside,
} from '@courtyard/ui';
import { useState } from 'react';
import { accountPaths } from '../account-paths';
import { accountMessages } from '../account.messages';
import { useChart } from '../account.queries';
import { ChartStart } from './chart-start';
import { ChartToolbar } from './chart-toolbar';
import { ChartTree } from './chart-tree';
import { chartMessages } from './chart.messages';
import { chartRows } from './chart.rules';
import { type ChartState, useChartView } from './use-chart-view';

const FundsDrawer = lazyOverlay(async () => (await import('../../fund/funds.drawer')).FundsDrawer);

/** `chart-of-accounts`: all accounts with what stands in them, by fund. */
export function ChartPage() {
  const t = useMessages(chartMessages);
  const tAccount = useMessages(accountMessages);
  const canChange = useCan('Chart Update');
  const state = useChartView();
  const found = useChart(state.query);
  const [showsFunds, setShowsFunds] = useState(false);
  const isEmpty = found.data?.accounts.length === 0;
  const actions: PageActions = {
    primary: !canChange || isEmpty ? null : { label: tAccount('add'), icon: 'plus', to: accountPaths.create },
    secondary: [
      isEmpty ? null : { label: t('opening'), to: accountPaths.opening },
      { label: t('funds'), onSelect: () => setShowsFunds(true) },
    ],
    more: [isEmpty ? null : { label: t('import'), icon: 'upload', to: accountPaths.import }],
  };
  return (
    <Page title={t('title')} description={t('description')} actions={actions}>
      <Card>
        {found.data ? (
          isEmpty ? (
            <ChartStart />
          ) : (
            <ChartCard chart={found.data} state={state} isFetching={found.isFetching} />
          )
        ) : found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <LoadingState>
            <Stack gap="2" p="4">
              <Skeleton height="10" />
              <Skeleton height="24rem" />
            </Stack>
          </LoadingState>
        )}
      </Card>
      {showsFunds ? <FundsDrawer onClose={() => setShowsFunds(false)} /> : null}
    </Page>
  );
}

interface CardProps {
  chart: Chart;
  state: ChartState;
  isFetching: boolean;
}

function ChartCard({ chart, state, isFetching }: CardProps) {
  const t = useMessages(chartMessages);
  // Below 1,024 px the menu leaves no room for a column of each fund.
  const isNarrow = useLacksRoomBeside();
  const rows = chartRows(chart, state.view);
  return (
    <>
      <ChartToolbar chart={chart} state={state} isNarrow={isNarrow} />
      {rows.length === 0 ? (
        <EmptyState icon="search" title={t('none')} description={t('noneText')}>
          <Button onClick={() => state.set({ search: '', zero: '', archived: 'yes' })}>{t('showAll')}</Button>
        </EmptyState>
      ) : (
        <div aria-busy={isFetching}>
          <ChartTree chart={chart} rows={rows} state={state} isNarrow={isNarrow} />
          <Text size="xs" tone="muted" px="4" py="3" borderTopWidth="1px" borderColor="border.default">
            {t('normalSide')}
          </Text>
        </div>
      )}
    </>
  );
}
