import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Box, Heading, SimpleGrid, Text } from '@courtyard/ui';
import { MoneyField, useFormValue } from '@courtyard/ui/forms';
import { openSums } from '../opening-sums.rules';
import { openingMessages } from '../opening.messages';
import type { OpeningForm } from '../opening-values';

interface ControlBalancesProps {
  form: OpeningForm;
  chart: Chart;
  control: 'receivable' | 'payable';
}

/** What the old trial balance says of control accounts, beside what the open items come to. */
export function ControlBalances({ form, chart, control }: ControlBalancesProps) {
  const t = useMessages(openingMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const controls = useFormValue(form, 'controls') ?? [];
  const items = useFormValue(form, 'items') ?? [];
  const bills = useFormValue(form, 'bills') ?? [];
  const sumOf = openSums(chart, { items, bills });
  const byId = new Map(chart.accounts.map((account) => [account.id, account]));
  const placed = controls.flatMap(({ accountId, fundId }, place) => {
    const account = byId.get(accountId);
    const fund = chart.funds.find(({ id }) => id === fundId);
    return account?.control === control && fund ? [{ account, fund, place }] : [];
  });
  if (placed.length === 0) return null;
  return (
    <Box
      as="section"
      aria-label={t('controlBalances')}
      borderTopWidth="1px"
      borderColor="border.default"
      pt="4"
    >
      <Heading as="h3" size="xs">
        {t('controlBalances')}
      </Heading>
      <Text size="sm" tone="muted" mt="1" mb="3">
        {t('controlBalancesText')}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
        {placed.map(({ account, fund, place }) => (
          <MoneyField
            key={`${account.id} ${fund.id}`}
            {...form.field(`controls.${place}.amountMinor`)}
            label={`${account.code} ${account.name}, ${fund.name}`}
            help={t('controlSum', {
              amount: formats.money(sumOf({ accountId: account.id, fundId: fund.id }), currency),
            })}
            currency={currency}
          />
        ))}
      </SimpleGrid>
    </Box>
  );
}
