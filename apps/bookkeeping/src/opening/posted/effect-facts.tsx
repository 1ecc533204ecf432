import { useCommunity, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import type { OpeningEffect } from '@courtyard/contract/bookkeeping/opening/opening';
import { Box, Flex, Money, Stack, Text } from '@courtyard/ui';
import { inNormalSide } from '../../account/chart/chart.rules';
import { FundSums } from '../form/fund-sums.card';
import { openingMessages } from '../opening.messages';

/** What opening balances do: by fund, and by account of open items. */
export function EffectFacts({ effect, chart }: { effect: OpeningEffect; chart: Chart }) {
  const t = useMessages(openingMessages);
  const { currency } = useCommunity();
  const sums = effect.funds.map(({ fundBalanceMinor, ...fund }) => ({
    ...fund,
    fundBalanceMinor: inNormalSide('fund-balance', fundBalanceMinor),
  }));
  const accountOf = (accountId: string) => chart.accounts.find(({ id }) => id === accountId);
  const nameOf = (accountId: string) => {
    const account = accountOf(accountId);
    return account ? `${account.code} ${account.name}` : '';
  };
  const countOf = (accountId: string, count: number) =>
    t(accountOf(accountId)?.control === 'payable' ? 'billControls' : 'controls', { count });
  const fundOf = (fundId: string) => chart.funds.find(({ id }) => id === fundId)?.name;
  return (
    <Stack gap="4" color="fg.default">
      <FundSums sums={sums} funds={chart.funds} />
      {effect.controls.length > 0 ? (
        <Stack as="ul" gap="2" listStyleType="none">
          {effect.controls.map(({ accountId, fundId, items, sumMinor }) => (
            <Flex as="li" key={`${accountId} ${fundId}`} gap="4" justifyContent="space-between">
              <Box minWidth="0">
                <Text size="sm">{nameOf(accountId)}</Text>
                <Text size="xs" tone="muted">
                  {[fundOf(fundId), countOf(accountId, items)].join(' · ')}
                </Text>
              </Box>
              <Text size="sm">
                <Money amountMinor={sumMinor} currency={currency} />
              </Text>
            </Flex>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
