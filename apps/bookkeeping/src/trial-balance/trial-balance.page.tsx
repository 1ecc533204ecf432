import { saveExport, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { ExportFormat } from '@courtyard/contract';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import {
  Card,
  CardBody,
  EmptyState,
  ErrorState,
  Flex,
  LoadingState,
  Page,
  StatusBadge,
  Text,
} from '@courtyard/ui';
import { ReportBar } from '@courtyard/ui/data';
import { FigureTable } from '@courtyard/ui/details';
import { accountPaths } from '../account/account-paths';
import { accountMessages } from '../account/account.messages';
import { useChart } from '../account/account.queries';
import { useChartView } from '../account/chart/use-chart-view';
import { WhenFields } from '../account/chart/when-fields';
import { trialBalanceMessages } from './trial-balance.messages';
import { balanceIn, sidesOf, standingOf } from './trial-balance.rules';

/** `trial-balance`: every account by fund at the end of a day, in a basis; both stand in the address. */
export function TrialBalancePage() {
  const t = useMessages(trialBalanceMessages);
  const state = useChartView();
  const found = useChart(state.query);
  const save = (format: ExportFormat) =>
    saveExport('GET /api/v1/trial-balance/export', { query: { ...state.query, format } });
  return (
    <Page title={t('title')} description={t('description')}>
      <Card>
        {found.data ? (
          <>
            <ReportBar onExport={save}>
              <WhenFields at={found.data.at} state={state} />
            </ReportBar>
            <Standing chart={found.data} />
          </>
        ) : found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <LoadingState />
        )}
      </Card>
    </Page>
  );
}

function Standing({ chart }: { chart: Chart }) {
  const t = useMessages(trialBalanceMessages);
  const tAccount = useMessages(accountMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { rows, funds } = standingOf(chart);
  if (rows.length === 0) return <EmptyState icon="book" title={t('none')} description={t('noneText')} />;
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const sides = funds.map(({ id }) => sidesOf(rows, id));
  const isEven = sides.every(({ debitMinor, creditMinor }) => debitMinor === creditMinor);
  const figure = (amountMinor: number, to: string) =>
    amountMinor > 0 ? { text: money(amountMinor), to } : { text: '' };
  return (
    <CardBody>
      <Flex gap="3" mb="4" flexWrap="wrap" alignItems="center">
        <Text size="sm" tone="muted">
          {t('asOf', { basis: tAccount(`basis.${chart.basis}`), day: formats.day(chart.at) })}
        </Text>
        <StatusBadge status={isEven ? 'ok' : 'danger'}>{t(isEven ? 'even' : 'uneven')}</StatusBadge>
      </Flex>
      <FigureTable
        caption={t('title')}
        isWhole
        head={[
          t('account'),
          ...funds.flatMap(({ name }) => [`${name}, ${t('debit')}`, `${name}, ${t('credit')}`]),
        ]}
        rows={[
          ...rows.map((account) => ({
            key: account.id,
            name: `${account.code} ${account.name}`,
            to: accountPaths.details(account.id),
            cells: funds.flatMap(({ id }) => {
              const amount = balanceIn(account, id);
              const to = accountPaths.register(account.id, id, { to: chart.at });
              return [figure(amount, to), figure(-amount, to)];
            }),
          })),
          {
            key: 'total',
            isTotal: true,
            name: t('total'),
            cells: sides.flatMap(({ debitMinor, creditMinor }) => [
              { text: money(debitMinor) },
              { text: money(creditMinor) },
            ]),
          },
        ]}
      />
    </CardBody>
  );
}
