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
  useLacksRoomBeside,
} from '@courtyard/ui';
import { ReportBar } from '@courtyard/ui/data';
import { FigureTable } from '@courtyard/ui/details';
import { accountPaths } from '../../account/account-paths';
import { accountMessages } from '../../account/account.messages';
import { useChart } from '../../account/account.queries';
import { FundChoice } from '../../account/chart/fund-choice';
import { useChartView } from '../../account/chart/use-chart-view';
import { WhenFields } from '../../account/chart/when-fields';
import { trialBalanceMessages } from './trial-balance.messages';
import { balanceIn, sidesOf, standingOf } from './trial-balance.rules';

/** `trial-balance`: every account by fund at the end of a day, in a basis; both stand in the address. */
export function TrialBalancePage() {
  const t = useMessages(trialBalanceMessages);
  const state = useChartView();
  const found = useChart(state.query);
  // Below 1,024 px the menu leaves no room for two columns of each fund.
  const isNarrow = useLacksRoomBeside();
  const save = (format: ExportFormat) =>
    saveExport('GET /api/v1/trial-balance/export', { query: { ...state.query, format } });
  return (
    <Page title={t('title')} description={t('description')}>
      <Card>
        {found.data ? (
          <>
            <ReportBar onExport={save}>
              <WhenFields at={found.data.at} state={state} />
              {isNarrow ? <FundChoice funds={found.data.funds} state={state} /> : null}
            </ReportBar>
            <Standing chart={found.data} only={isNarrow ? state : null} />
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

interface StandingProps {
  chart: Chart;
  /** The one fund that shows, or all together by null; null: each has its columns. */
  only: { fundId: string | null } | null;
}

function Standing({ chart, only }: StandingProps) {
  const t = useMessages(trialBalanceMessages);
  const tAccount = useMessages(accountMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const standing = standingOf(chart);
  const isOne = only !== null;
  const shown = isOne ? [only.fundId] : standing.funds.map(({ id }) => id);
  const rows = standing.rows.filter((row) => shown.some((fundId) => balanceIn(row, fundId) !== 0));
  if (standing.rows.length === 0)
    return <EmptyState icon="book" title={t('none')} description={t('noneText')} />;
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const sides = shown.map((fundId) => sidesOf(rows, fundId));
  const isEven = standing.funds.every(({ id }) => {
    const { debitMinor, creditMinor } = sidesOf(standing.rows, id);
    return debitMinor === creditMinor;
  });
  const figure = (amountMinor: number, to: string) =>
    amountMinor > 0 ? { text: money(amountMinor), to } : { text: '' };
  return (
    <CardBody>
      <Flex gap="3" mb="4" flexWrap="wrap" alignItems="center">
        <Text size="sm" tone="muted">
          {t('asOf', { basis: tAccount(`basis.${chart.basis}`), day: formats.day(chart.at) })}
        </Text>
        <StatusBadge status={isEven ? 'ok' : 'danger'} isSentence>
          {t(isEven ? 'even' : 'uneven')}
        </StatusBadge>
      </Flex>
      <FigureTable
        caption={t('title')}
        isWhole
        head={[
          t('account'),
          ...(isOne
            ? [t('debit'), t('credit')]
            : standing.funds.flatMap(({ name }) => [`${name}, ${t('debit')}`, `${name}, ${t('credit')}`])),
        ]}
        rows={[
          ...rows.map((account) => ({
            key: account.id,
            name: `${account.code} ${account.name}`,
            to: accountPaths.details(account.id),
            cells: shown.flatMap((fundId) => {
              const amount = balanceIn(account, fundId);
              const to = accountPaths.register(account.id, fundId, { to: chart.at });
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
