import { useMessages } from '@courtyard/common';
import { CardFrame } from '@courtyard/ui';
import { accountPaths } from '../account/account-paths';
import { useChart } from '../account/account.queries';
import { CashByFund } from './cash.card';
import { overviewMessages } from './overview.messages';

/** The chart of accounts, at a glance: the cash of each fund today. */
export function ChartCard() {
  const t = useMessages(overviewMessages);
  return (
    <CardFrame
      title={t('chart')}
      link={{ to: accountPaths.list, label: t('allAccounts') }}
      query={useChart()}
      lines={2}
    >
      {(chart) => <CashByFund chart={chart} />}
    </CardFrame>
  );
}
