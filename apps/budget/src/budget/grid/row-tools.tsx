import { toast, useCommunity, useMessages } from '@courtyard/common';
import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { budgetPeriods } from '@courtyard/contract/budget/budget/budget.values';
import { addMonths } from '@courtyard/contract/days';
import { Box, Button, Field, Flex, Input, Text } from '@courtyard/ui';
import { useTypedText } from '@courtyard/ui/forms';
import type { AmountSheet } from '@courtyard/ui/grid';
import { useState } from 'react';
import { budgetMessages } from '../budget.messages';
import { useBudgetActuals } from '../budget.queries';
import { spread } from './spread.rules';

interface RowToolsProps {
  budget: Budget;
  /** The account that one is at in the grid. */
  rowId: string;
  sheet: AmountSheet;
  note: string;
  onNote: (note: string) => void;
}

const evenly = Array.from({ length: budgetPeriods }, () => 1);

/** What can be done with the account that one is at: its year spread over the months, its note. */
export function RowTools({ budget, rowId, sheet, note, onNote }: RowToolsProps) {
  const t = useMessages(budgetMessages);
  const { currency } = useCommunity();
  const typed = useTypedText();
  const [year, setYear] = useState('');
  const account = budget.rows.find((row) => row.account.id === rowId)?.account;
  const amountMinor = typed.amountMinor(year, currency);
  const lastYear = useBudgetActuals(
    { fundId: budget.fund.id, yearFrom: addMonths(budget.yearFrom, -12) },
    account !== undefined,
  );
  if (!account) return null;
  const fill = (weights: readonly number[]) => {
    const amounts = amountMinor === null ? null : spread(amountMinor, weights);
    if (amounts) sheet.set({ [rowId]: amounts });
    else toast({ title: t('noShape'), kind: 'error' });
  };
  const shape = lastYear.data?.rows.find(({ accountId }) => accountId === rowId)?.amountsMinor ?? [];
  return (
    <Flex gap="3" rowGap="2" mb="4" flexWrap="wrap" alignItems="flex-end">
      <Text fontWeight="semibold" minWidth="10rem">{`${account.code} ${account.name}`}</Text>
      <Box width={{ base: 'full', sm: '11rem' }}>
        <Field label={t('yearAmount')}>
          <Input
            size="sm"
            inputMode="decimal"
            value={year}
            onChange={(event) => setYear(event.target.value)}
          />
        </Field>
      </Box>
      <Button size="sm" disabled={amountMinor === null} onClick={() => fill(evenly)}>
        {t('spreadEvenly')}
      </Button>
      <Button
        size="sm"
        disabled={amountMinor === null || !lastYear.data}
        onClick={() => fill(shape.map((amount) => Math.abs(amount)))}
      >
        {t('spreadByYear')}
      </Button>
      <Box width={{ base: 'full', md: '20rem' }}>
        <Field label={t('note')}>
          <Input size="sm" maxLength={300} value={note} onChange={(event) => onNote(event.target.value)} />
        </Field>
      </Box>
    </Flex>
  );
}
