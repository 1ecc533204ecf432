import { useFormats, useMessages } from '@courtyard/common';
import type { PeriodState } from '@courtyard/contract/properties/occupancy/occupancy';
import { type Status, StatusBadge } from '@courtyard/ui';
import { personMessages } from './person.messages';

const hues: Record<PeriodState, Status> = { current: 'expected', upcoming: 'info', past: 'neutral' };

export function PeriodBadge({ state }: { state: PeriodState }) {
  const t = useMessages(personMessages);
  return <StatusBadge status={hues[state]}>{t(`state.${state}`)}</StatusBadge>;
}

interface Period {
  startsOn: string;
  endsOn: string | null;
  state: PeriodState;
}

/** `Since 03/01/2020`, `03/01/2020 – 02/28/2025`. */
export function PeriodText({ period }: { period: Period }) {
  const t = useMessages(personMessages);
  const formats = useFormats();
  const from = formats.day(period.startsOn);
  if (period.endsOn) return t('fromTo', { from, to: formats.day(period.endsOn) });
  return t(period.state === 'upcoming' ? 'from' : 'since', { from });
}
