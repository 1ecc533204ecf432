import { choicesOf, useMessages } from '@courtyard/common';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import { Flex, NativeSelect } from '@courtyard/ui';
import { DayChoice, Labelled } from '@courtyard/ui/data';
import { accountMessages } from '../account.messages';
import { chartMessages } from './chart.messages';
import type { ChartState } from './use-chart-view';

interface WhenFieldsProps {
  /** The day that is shown. */
  at: string;
  state: Pick<ChartState, 'basis' | 'set'>;
}

/** The day at whose end the balances are, and how income and expenses are counted. */
export function WhenFields({ at, state }: WhenFieldsProps) {
  const t = useMessages(chartMessages);
  const tAccount = useMessages(accountMessages);
  return (
    <Flex gap="3" rowGap="2" flexWrap="wrap" width={{ base: 'full', sm: 'auto' }}>
      <DayChoice label={t('asOf')} at={at} onChange={(day) => state.set({ at: day })} />
      <Labelled label={t('basis')}>
        <NativeSelect
          size="sm"
          width={{ base: 'full', sm: '10rem' }}
          value={state.basis}
          onChange={({ target: { value } }) => state.set({ basis: value === 'accrual' ? '' : value })}
        >
          {choicesOf(tAccount, 'basis', bases).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Labelled>
    </Flex>
  );
}
