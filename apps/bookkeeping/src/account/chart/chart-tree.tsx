import { useCommunity, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Badge, Missing, Money } from '@courtyard/ui';
import { type TreeColumn, TreeTable } from '@courtyard/ui/data';
import { accountPaths } from '../account-paths';
import { accountMessages } from '../account.messages';
import { chartMessages } from './chart.messages';
import type { ChartRow } from './chart.rules';
import type { ChartState } from './use-chart-view';

interface TreeProps {
  chart: Chart;
  rows: readonly ChartRow[];
  state: ChartState;
  isNarrow: boolean;
}

/** Accounts below their types and headings, with a column for each fund and one for all; on a narrow window one column. */
export function ChartTree({ chart, rows, state, isNarrow }: TreeProps) {
  const t = useMessages(chartMessages);
  const tAccount = useMessages(accountMessages);
  const { closed } = state.view;
  const total = amountColumn('total', t('total'), ({ amounts }) => amounts.totalMinor);
  const byFund = fundsShown(chart).map(({ id, name }) =>
    amountColumn(id, name, ({ amounts }) => amounts.byFund.get(id)),
  );
  const chosen = byFund.find(({ id }) => id === state.fundId) ?? total;
  const columns = isNarrow ? [chosen] : byFund.length > 1 ? [...byFund, total] : [total];
  return (
    <TreeTable
      label={t('title')}
      rows={rows}
      nameHeader={t('account')}
      nameOf={({ type, account }) =>
        account ? `${account.code} ${account.name}` : tAccount(`types.${type}`)
      }
      linkOf={({ account }) => (account ? accountPaths.details(account.id) : undefined)}
      afterName={({ account }) =>
        account?.archivedAt ? <Badge size="sm">{tAccount('archived')}</Badge> : null
      }
      columns={columns}
      onToggle={(key, isOpen) =>
        state.close(isOpen ? [...closed].filter((each) => each !== key) : [...closed, key])
      }
    />
  );
}

/** Funds in use, and those in which something stood on the day. */
const fundsShown = ({ funds, accounts }: Chart) =>
  funds.filter(
    ({ id, archivedAt }) =>
      archivedAt === null ||
      accounts.some(({ balances }) =>
        balances.some(({ fundId, balanceMinor }) => fundId === id && balanceMinor !== 0),
      ),
  );

const amountColumn = (
  id: string,
  header: string,
  amountOf: (row: ChartRow) => number | undefined,
): TreeColumn<ChartRow> => ({
  id,
  header,
  align: 'end',
  cell: (row) => <Amount amountMinor={amountOf(row)} />,
});

function Amount({ amountMinor = 0 }: { amountMinor: number | undefined }) {
  const { currency } = useCommunity();
  return amountMinor === 0 ? <Missing /> : <Money amountMinor={amountMinor} currency={currency} />;
}
