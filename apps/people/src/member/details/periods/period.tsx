import { useFormats, useMessages } from '@courtyard/common';
import type { HomePeriod } from '@courtyard/contract/people/member/member';
import { StatusBadge } from '@courtyard/ui';
import { periodMessages } from './period.messages';

interface PeriodProps {
  period: Pick<HomePeriod, 'startsOn' | 'endsOn' | 'state'>;
}

/** From when to when something is so. */
export function PeriodText({ period: { startsOn, endsOn, state } }: PeriodProps) {
  const t = useMessages(periodMessages);
  const formats = useFormats();
  const from = formats.day(startsOn);
  if (endsOn !== null) return t('fromTo', { from, to: formats.day(endsOn) });
  return t(state === 'upcoming' ? 'from' : 'since', { from });
}

/** That it is over, or still to come; nothing of what is in force. */
export function PeriodBadge({ state }: Pick<HomePeriod, 'state'>) {
  const t = useMessages(periodMessages);
  if (state === 'current') return null;
  return <StatusBadge status={state === 'past' ? 'neutral' : 'info'}>{t(`state.${state}`)}</StatusBadge>;
}
