import { useMessages } from '@courtyard/common';
import { Flex } from '@courtyard/ui';
import { DayChoice } from '@courtyard/ui/data';
import { BasisChoice } from './basis-choice';
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
  return (
    <Flex gap="3" rowGap="2" flexWrap="wrap" width={{ base: 'full', sm: 'auto' }}>
      <DayChoice label={t('asOf')} at={at} onChange={(day) => state.set({ at: day })} />
      <BasisChoice basis={state.basis} onChange={(basis) => state.set({ basis })} />
    </Flex>
  );
}
