import { useFormats, useMessages } from '@courtyard/common';
import type { PeriodAction } from '@courtyard/contract/bookkeeping/period/period';
import { Box, Text } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { periodMessages } from '../period.messages';
import { usePeriodActions } from '../period.queries';
import { detailsMessages } from './details.messages';

/** Who closed, confirmed and reopened a month, when and why, and what the chain was. */
export function ActionsCard({ month }: { month: string }) {
  const t = useMessages(detailsMessages);
  return (
    <PartCard
      title={t('actions')}
      description={t('actionsText')}
      query={usePeriodActions(month)}
      empty={
        <Text size="sm" tone="muted">
          {t('noActions')}
        </Text>
      }
    >
      {(action) => <ActionRow key={action.id} action={action} />}
    </PartCard>
  );
}

const acted = { close: 'closed', confirm: 'confirmed', reopen: 'reopened' } as const;

function ActionRow({ action: { action, by, at, reason, head } }: { action: PeriodAction }) {
  const t = useMessages(detailsMessages);
  const tPeriod = useMessages(periodMessages);
  const formats = useFormats();
  return (
    <PartRow title={t(acted[action])} aside={t('by', { by, at: formats.moment(at) })}>
      {reason === null ? null : <Text size="sm">{reason}</Text>}
      <Box fontFamily="mono" fontSize="xs" overflowWrap="anywhere">
        {head.no === 0 ? tPeriod('noHead') : `${head.no}:${head.hash}`}
      </Box>
    </PartRow>
  );
}
