import { useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { StatusBadge } from '@courtyard/ui';
import { reserveComponentMessages } from './reserve-component.messages';

const soonMonths = 12;

/** What of its life is left: a warning when it is over or ends within a year. */
export function RemainingLife({ component }: { component: ReserveComponent }) {
  const t = useMessages(reserveComponentMessages);
  const months = component.remainingMonths;
  if (months === 0) return <StatusBadge status="danger">{t('remainingNone')}</StatusBadge>;
  const text =
    months < 24
      ? t('remainingMonths', { count: months })
      : t('remainingYears', { count: Math.floor(months / 12) });
  if (months <= soonMonths) return <StatusBadge status="attention">{text}</StatusBadge>;
  return text;
}
