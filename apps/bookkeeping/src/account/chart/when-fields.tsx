import { choicesOf, useMessages } from '@courtyard/common';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import { Flex, Input, NativeSelect, Text } from '@courtyard/ui';
import { accountMessages } from '../account.messages';
import { chartMessages } from './chart.messages';
import type { ChartState } from './use-chart-view';

interface WhenFieldsProps {
  /** The day that is shown. */
  at: string;
  state: Pick<ChartState, 'at' | 'basis' | 'set'>;
}

/** Years before this are digits of one that is still being typed. */
const leastYear = '1000';

/** The day at whose end the balances are, and how income and expenses are counted. */
export function WhenFields({ at, state }: WhenFieldsProps) {
  const t = useMessages(chartMessages);
  const tAccount = useMessages(accountMessages);
  return (
    <Flex gap="3" rowGap="2" flexWrap="wrap">
      <Labelled label={t('asOf')}>
        <Input
          // Not bound to the address: that would take away a day that is half typed.
          key={state.at ?? at}
          type="date"
          size="sm"
          width="9.5rem"
          defaultValue={at}
          onBlur={({ target: { value } }) => {
            if (value >= leastYear && value !== at) state.set({ at: value });
          }}
          onKeyDown={({ key, currentTarget: { value } }) => {
            if (key === 'Enter' && value >= leastYear) state.set({ at: value });
          }}
        />
      </Labelled>
      <Labelled label={t('basis')}>
        <NativeSelect
          size="sm"
          width="10rem"
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

/** A small label before its control. */
export function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Flex as="label" gap="2" alignItems="center">
      <Text as="span" size="sm" tone="muted" whiteSpace="nowrap">
        {label}
      </Text>
      {children}
    </Flex>
  );
}
