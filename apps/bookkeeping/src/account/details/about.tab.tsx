import { useCommunity, useMessages } from '@courtyard/common';
import type { Account } from '@courtyard/contract/bookkeeping/account/account';
import { taxTagsOf } from '@courtyard/contract/bookkeeping/account/account.values';
import { Card, CardBody, CardHeader, Flex, Money, Stack, Text } from '@courtyard/ui';
import { CardColumns, FactCard } from '@courtyard/ui/details';
import { useFunds } from '../../fund/fund.queries';
import { accountMessages } from '../account.messages';
import { inNormalSide } from '../chart/chart.rules';
import { detailsMessages } from './details.messages';

/** What an account is, and what stands in it in each fund. */
export function AboutTab({ account }: { account: Account }) {
  const t = useMessages(detailsMessages);
  const tAccount = useMessages(accountMessages);
  const funds = useFunds();
  const { type, fundId, control, purpose, taxTag, isHeading, isUsed } = account;
  const fund = funds.data?.find(({ id }) => id === fundId);
  const about = isHeading
    ? [{ label: tAccount('type'), value: tAccount(`type.${type}`) }]
    : [
        { label: tAccount('type'), value: tAccount(`type.${type}`) },
        { label: tAccount('fund'), value: fundId === null ? tAccount('anyFund') : (fund?.name ?? null) },
        { label: tAccount('purpose'), value: purpose && tAccount(`purpose.${purpose}`) },
        { label: tAccount('control'), value: tAccount(`control.${control}`) },
        ...(taxTagsOf(type).length > 0
          ? [{ label: tAccount('taxTag'), value: taxTag && tAccount(`taxTag.${taxTag}`) }]
          : []),
        { label: t('posted'), value: t(isUsed ? 'yes' : 'no') },
      ];
  return (
    <CardColumns
      left={
        <FactCard title={t('about')} {...(isHeading && { description: t('headingText') })} facts={about} />
      }
      right={isHeading ? null : <BalancesCard account={account} />}
    />
  );
}

function BalancesCard({ account: { type, balances } }: { account: Account }) {
  const t = useMessages(detailsMessages);
  const { currency } = useCommunity();
  const { data: funds = [] } = useFunds();
  const shown = balances.map(({ fundId, balanceMinor }) => ({
    fundId,
    name: funds.find(({ id }) => id === fundId)?.name ?? '',
    amountMinor: inNormalSide(type, balanceMinor),
  }));
  const totalMinor = shown.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return (
    <Card>
      <CardHeader title={t('balances')} description={t('balancesText')} />
      <CardBody>
        {shown.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('noBalance')}
          </Text>
        ) : (
          <Stack as="dl" gap="2">
            {shown.map(({ fundId, name, amountMinor }) => (
              <Line key={fundId} label={name}>
                <Money amountMinor={amountMinor} currency={currency} />
              </Line>
            ))}
            {shown.length > 1 ? (
              <Line label={t('total')} isTotal>
                <Money amountMinor={totalMinor} currency={currency} />
              </Line>
            ) : null}
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}

function Line({
  label,
  isTotal = false,
  children,
}: {
  label: string;
  isTotal?: boolean;
  children: React.ReactNode;
}) {
  return (
    <Flex
      justifyContent="space-between"
      gap="4"
      {...(isTotal && {
        fontWeight: 'semibold',
        borderTopWidth: '1px',
        borderColor: 'border.default',
        pt: '2',
      })}
    >
      <Text as="dt" size="sm">
        {label}
      </Text>
      <Text as="dd" size="sm">
        {children}
      </Text>
    </Flex>
  );
}
