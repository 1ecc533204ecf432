import { useCommunity, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Box, Card, CardBody, CardHeader, Flex, Money, SimpleGrid, Text } from '@courtyard/ui';
import { useFormValue } from '@courtyard/ui/forms';
import { openingMessages } from '../opening.messages';
import { type FundSum, fundSums } from '../opening-sums.rules';
import type { OpeningForm } from '../opening-values';

/** More funds would leave no room for the accounts below them. */
const maxInSight = 3;

/** What is entered in each fund so far, and what goes to its fund balance. */
export function FundSumsCard({ form, chart }: { form: OpeningForm; chart: Chart }) {
  const t = useMessages(openingMessages);
  const lines = useFormValue(form, 'lines') ?? [];
  const items = useFormValue(form, 'items') ?? [];
  const bills = useFormValue(form, 'bills') ?? [];
  const sums = fundSums(chart, { lines, items, bills });
  const staysInSight = sums.length <= maxInSight;
  return (
    <Card
      {...(staysInSight && {
        position: { base: 'static', lg: 'sticky' },
        top: 'var(--courtyard-sticky-top, {sizes.bar})',
        zIndex: 'sticky',
      })}
    >
      <CardHeader title={t('sums')} description={t('sumsText')} />
      <CardBody>
        <FundSums sums={sums} funds={chart.funds} />
      </CardBody>
    </Card>
  );
}

const inOneRow = 3;

/** Debits, credits and what goes to the fund balance, fund by fund. */
export function FundSums({ sums, funds }: { sums: readonly FundSum[]; funds: Chart['funds'] }) {
  const t = useMessages(openingMessages);
  const { currency } = useCommunity();
  const amount = (amountMinor: number) => <Money amountMinor={amountMinor} currency={currency} />;
  return (
    <SimpleGrid columns={{ base: 1, lg: Math.min(sums.length, inOneRow) || 1 }} gap="5" columnGap="12">
      {sums.map(({ fundId, debitMinor, creditMinor, fundBalanceMinor }) => (
        <Box key={fundId}>
          <Text size="sm" fontWeight="medium" mb="2">
            {funds.find(({ id }) => id === fundId)?.name}
          </Text>
          {/* Figures below each other, so that they are compared at every width. */}
          <Box as="dl">
            {[
              { label: t('debits'), value: amount(debitMinor) },
              { label: t('credits'), value: amount(creditMinor) },
              { label: t('toFundBalance'), value: amount(fundBalanceMinor) },
            ].map(({ label, value }) => (
              <Flex key={label} justifyContent="space-between" gap="3" py="0.5">
                <Text as="dt" size="sm" tone="muted">
                  {label}
                </Text>
                <Text as="dd" size="sm" numeric>
                  {value}
                </Text>
              </Flex>
            ))}
          </Box>
        </Box>
      ))}
    </SimpleGrid>
  );
}
