import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { CashByFund } from '@courtyard/contract/bookkeeping/fund/fund-cash';
import { CardFrame, CardLine, CardList, CardNothing, HStack, Money, Text } from '@courtyard/ui';
import { Sparkline, useChangeText } from '@courtyard/ui/trend';
import { accountPaths } from '../account/account-paths';
import { useFundCash } from '../account/account.queries';
import { overviewMessages } from './overview.messages';

/** The cash of each fund today and how it came to it; where the books have not begun, that they have not. */
export function CashCard() {
  const t = useMessages(overviewMessages);
  return (
    <CardFrame
      title={t('cashTitle')}
      link={{ to: accountPaths.list, label: t('allAccounts') }}
      query={useFundCash()}
      lines={3}
      isNothing={({ funds }) => funds.length === 0}
    >
      {(cash) =>
        cash.funds.length === 0 ? <CardNothing>{t('noChart')}</CardNothing> : <Funds cash={cash} />
      }
    </CardFrame>
  );
}

function Funds({ cash: { funds, ...all } }: { cash: CashByFund }) {
  const t = useMessages(overviewMessages);
  const formats = useFormats();
  const changeText = useChangeText('short');
  const before = all.trend.points.at(-2);
  return (
    <>
      <Text size="sm" tone="muted" mb="3">
        {before ? t('cashSince', { day: formats.day(before.on) }) : t('cash')}
      </Text>
      <CardList>
        {funds.map(({ fund, amountMinor, trend }) => (
          <CardLine
            key={fund.id}
            to={accountPaths.list}
            title={fund.name}
            detail={changeText(trend)}
            aside={<Cash label={t('cashOf', { fund: fund.name })} amountMinor={amountMinor} trend={trend} />}
          />
        ))}
        {funds.length > 1 ? (
          <CardLine
            to={accountPaths.list}
            title={t('allFunds')}
            detail={changeText(all.trend)}
            aside={<Cash label={t('cashOf', { fund: t('allFunds') })} {...all} />}
          />
        ) : null}
      </CardList>
    </>
  );
}

function Cash({ label, amountMinor, trend }: Pick<CashByFund, 'amountMinor' | 'trend'> & { label: string }) {
  const { currency } = useCommunity();
  return (
    <HStack gap="3">
      <Sparkline label={label} trend={trend} />
      <Text as="span" size="sm">
        <Money amountMinor={amountMinor} currency={currency} />
      </Text>
    </HStack>
  );
}
