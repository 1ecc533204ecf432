import { useCommunity, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { CardFrame, CardLine, CardList, CardNothing, Money, Text } from '@courtyard/ui';
import { accountPaths } from '../account/account-paths';
import { useChart } from '../account/account.queries';
import { overviewMessages } from './overview.messages';

/** What of a fund is in its bank accounts, or received and not deposited yet. */
function cashOf(fundId: string, { accounts }: Chart): number {
  return accounts
    .filter(({ purpose }) => purpose === 'bank' || purpose === 'undeposited')
    .flatMap(({ balances }) => balances)
    .reduce((sum, balance) => (balance.fundId === fundId ? sum + balance.balanceMinor : sum), 0);
}

/** The cash of each fund; where the books have not begun, that they have not. */
export function CashByFund({ chart }: { chart: Chart }) {
  const t = useMessages(overviewMessages);
  const { currency } = useCommunity();
  if (chart.accounts.length === 0) return <CardNothing>{t('noChart')}</CardNothing>;
  return (
    <>
      <Text size="sm" tone="muted" mb="3">
        {t('cash')}
      </Text>
      <CardList>
        {chart.funds
          .filter(({ archivedAt }) => archivedAt === null)
          .map(({ id, name }) => (
            <CardLine
              key={id}
              to={accountPaths.list}
              title={name}
              aside={
                <Text as="span" size="sm">
                  <Money amountMinor={cashOf(id, chart)} currency={currency} />
                </Text>
              }
            />
          ))}
      </CardList>
    </>
  );
}

/** On the dashboard: the cash of each fund today. */
export function CashCard() {
  const t = useMessages(overviewMessages);
  return (
    <CardFrame
      title={t('cashTitle')}
      link={{ to: accountPaths.list, label: t('allAccounts') }}
      query={useChart()}
      lines={2}
    >
      {(chart) => <CashByFund chart={chart} />}
    </CardFrame>
  );
}
