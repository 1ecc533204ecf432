import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { BudgetToDate } from '@courtyard/contract/budget/budget-to-date/budget-to-date';
import { Box, CardFrame, HStack, Meter, PermittedCard, Stack, Text, TextLink } from '@courtyard/ui';
import { budgetMessages } from './budget.messages';
import { budgetPaths, useBudgetsToDate } from './budget.queries';

const noBudgets = (funds: readonly BudgetToDate[]) => funds.length === 0;

/** What each fund spent of its adopted budget in the fiscal year so far. */
export function BudgetActualsCard() {
  return (
    <PermittedCard permission="Financial Reports View">
      <BudgetActuals />
    </PermittedCard>
  );
}

function BudgetActuals() {
  const t = useMessages(budgetMessages);
  const found = useBudgetsToDate();
  return (
    <CardFrame
      title={t('report')}
      link={{ to: budgetPaths.reports, label: t('openReport') }}
      query={found}
      lines={3}
      isNothing={noBudgets}
    >
      {(funds) => (
        <Stack gap="4">
          {funds.map((row) => (
            <FundLine key={row.fund.id} row={row} />
          ))}
        </Stack>
      )}
    </CardFrame>
  );
}

function FundLine({ row: { fund, to, budgetMinor, actualMinor, percentHundredths } }: { row: BudgetToDate }) {
  const t = useMessages(budgetMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const [actual, budget] = [formats.money(actualMinor, currency), formats.money(budgetMinor, currency)];
  const text = t('spentOf', { actual, budget });
  return (
    <Box minWidth="0">
      <HStack justifyContent="space-between" gap="3" mb="1">
        <TextLink to={budgetPaths.report(fund)} look="quiet" fontSize="sm">
          {fund.name}
        </TextLink>
        <Text size="sm" tone={actualMinor > budgetMinor ? 'danger' : 'muted'} numeric>
          {percentHundredths === null ? '–' : formats.percent(percentHundredths * 100, 0)}
        </Text>
      </HStack>
      <Meter
        label={t('spentBy', { fund: fund.name, day: formats.day(to) })}
        value={Math.max(0, Math.min(actualMinor, budgetMinor))}
        max={Math.max(0, budgetMinor)}
        text={text}
      />
      <Text size="sm" tone="muted" mt="1" numeric>
        {text}
      </Text>
    </Box>
  );
}
