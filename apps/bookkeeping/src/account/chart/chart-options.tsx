import { useFormats, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Flex, Stack, Switch, Text } from '@courtyard/ui';
import { PanelButton } from '@courtyard/ui/overlays';
import { accountMessages } from '../account.messages';
import { chartMessages } from './chart.messages';
import { FundChoice } from './fund-choice';
import type { ChartState } from './use-chart-view';
import { WhenFields } from './when-fields';

interface OptionsProps {
  chart: Chart;
  state: ChartState;
}

/** Accounts that are left out otherwise, and those that are left out on request. */
export function LeftOutSwitches({ state: { view, set } }: Pick<OptionsProps, 'state'>) {
  const t = useMessages(chartMessages);
  return (
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
  );
}

/** Where there is no room for all that can be set, it stands behind one button. */
export function OptionsButton(props: OptionsProps) {
  const t = useMessages(chartMessages);
  return (
    <PanelButton label={t('options')} icon="filter" title={t('options')}>
      {() => (
        <Stack gap="3">
          <WhenFields at={props.chart.at} state={props.state} />
          <FundChoice funds={props.chart.funds} state={props.state} />
          <LeftOutSwitches state={props.state} />
        </Stack>
      )}
    </PanelButton>
  );
}

/** What is set behind the button, so that figures are never without their day, their basis and their fund. */
export function OptionsSaid({ chart, state }: OptionsProps) {
  const t = useMessages(chartMessages);
  const tAccount = useMessages(accountMessages);
  const formats = useFormats();
  const { basis, fundId, view } = state;
  return (
    <Text size="sm" tone="muted" width="full">
      {[
        formats.day(chart.at),
        tAccount(`basis.${basis}`),
        chart.funds.find(({ id }) => id === fundId)?.name ?? t('allFunds'),
        ...(view.hasArchived ? [t('withArchived')] : []),
        ...(view.isWithoutZero ? [t('withoutZero')] : []),
      ].join(' · ')}
    </Text>
  );
}
