import { saveExport, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Box, Flex, IconButton } from '@courtyard/ui';
import { ExportButton, SearchBox } from '@courtyard/ui/data';
import { chartMessages } from './chart.messages';
import { LeftOutSwitches, OptionsButton, OptionsSaid } from './chart-options';
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
      {isNarrow ? (
        <OptionsButton chart={chart} state={state} />
      ) : (
        <>
          <WhenFields at={chart.at} state={state} />
          <LeftOutSwitches state={state} />
        </>
      )}
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
      {isNarrow ? <OptionsSaid chart={chart} state={state} /> : null}
    </Flex>
  );
}
