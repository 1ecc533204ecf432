import { useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { NativeSelect } from '@courtyard/ui';
import { Labelled } from '@courtyard/ui/data';
import { chartMessages } from './chart.messages';
import type { ChartState } from './use-chart-view';

interface FundChoiceProps {
  funds: Chart['funds'];
  state: Pick<ChartState, 'fundId' | 'set'>;
}

/** The fund whose figures show where there is no room for a column of each. */
export function FundChoice({ funds, state }: FundChoiceProps) {
  const t = useMessages(chartMessages);
  return (
    <Labelled label={t('fund')}>
      <NativeSelect
        size="sm"
        width={{ base: 'full', sm: '12rem' }}
        value={state.fundId ?? ''}
        onChange={(event) => state.set({ fund: event.target.value })}
      >
        <option value="">{t('allFunds')}</option>
        {funds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Labelled>
  );
}
