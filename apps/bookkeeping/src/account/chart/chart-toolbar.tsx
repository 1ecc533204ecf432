import { saveExport, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Box, Flex, IconButton, Switch } from '@courtyard/ui';
import { ExportButton, SearchBox } from '@courtyard/ui/data';
import { chartMessages } from './chart.messages';
import { FundChoice } from './fund-choice';
import { keysOfHeadings } from './chart.rules';
import type { ChartState } from './use-chart-view';
import { WhenFields } from './when-fields';

interface ToolbarProps {
  chart: Chart;
  state: ChartState;
  isNarrow: boolean;
}

/** What shows of the chart, on which day and by which basis. */
export function ChartToolbar({ chart, state, isNarrow }: ToolbarProps) {
  const t = useMessages(chartMessages);
  const { view, set } = state;
  return (
    <Flex p="3" gap="3" rowGap="3" flexWrap="wrap" alignItems="center" _print={{ display: 'none' }}>
      <Box flex={isNarrow ? '1 1 100%' : '1 1 11rem'} maxWidth={{ lg: '18rem' }}>
        <SearchBox
          value={view.search}
          onChange={(search) => set({ search })}
          label={t('search')}
          delayMs={0}
        />
      </Box>
      <WhenFields at={chart.at} state={state} />
      {isNarrow ? <FundChoice funds={chart.funds} state={state} /> : null}
      <Flex gap="4" rowGap="2" flexWrap="wrap">
        <Switch
          label={t('showArchived')}
          checked={view.hasArchived}
          onChange={(event) => set({ archived: event.target.checked ? 'yes' : '' })}
        />
        <Switch
          label={t('hideZero')}
          checked={view.isWithoutZero}
          onChange={(event) => set({ zero: event.target.checked ? 'no' : '' })}
        />
      </Flex>
      <Flex ms="auto" gap="1">
        <IconButton size="sm" icon="chevron-down" label={t('openAll')} onClick={() => state.close([])} />
        <IconButton
          size="sm"
          icon="chevron-up"
          label={t('closeAll')}
          onClick={() => state.close(keysOfHeadings(chart))}
        />
        <ExportButton
          onExport={(format) => saveExport('GET /api/v1/accounts/export', { query: { format } })}
        />
      </Flex>
    </Flex>
  );
}
