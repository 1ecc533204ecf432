import { useFormats, useMessages } from '@courtyard/common';
import type { PeriodAct } from '@courtyard/contract/bookkeeping/period/period';
import { Box, Text } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { periodMessages } from '../period.messages';
import { usePeriodActs } from '../period.queries';
import { detailsMessages } from './details.messages';

/** Who closed, confirmed and reopened a month, when and why, and what the chain was. */
export function ActsCard({ month }: { month: string }) {
  const t = useMessages(detailsMessages);
  return (
    <PartCard
      title={t('acts')}
      description={t('actsText')}
      query={usePeriodActs(month)}
      empty={
        <Text size="sm" tone="muted">
          {t('noActs')}
        </Text>
      }
    >
      {(act) => <ActRow key={act.id} act={act} />}
    </PartCard>
  );
}

const acted = { close: 'closed', confirm: 'confirmed', reopen: 'reopened' } as const;

function ActRow({ act: { act, by, at, reason, head } }: { act: PeriodAct }) {
  const t = useMessages(detailsMessages);
  const tPeriod = useMessages(periodMessages);
  const formats = useFormats();
  return (
    <PartRow title={t(acted[act])} aside={t('by', { by, at: formats.moment(at) })}>
      {reason === null ? null : <Text size="sm">{reason}</Text>}
      <Box fontFamily="mono" fontSize="xs" overflowWrap="anywhere">
        {head.no === 0 ? tPeriod('noHead') : `${head.no}:${head.hash}`}
      </Box>
    </PartRow>
  );
}
