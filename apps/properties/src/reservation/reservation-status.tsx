import { useMessages } from '@courtyard/common';
import type { ReservationStatus } from '@courtyard/contract/properties/reservation/reservation';
import { type Status, StatusBadge } from '@courtyard/ui';
import { reservationMessages } from './reservation.messages';

const hues: Record<ReservationStatus, Status> = {
  requested: 'attention',
  confirmed: 'expected',
  declined: 'danger',
  cancelled: 'neutral',
  waiting: 'info',
  offered: 'attention',
  lapsed: 'neutral',
  expired: 'neutral',
};

export function ReservationStatusBadge({ status }: { status: ReservationStatus }) {
  const t = useMessages(reservationMessages);
  return <StatusBadge status={hues[status]}>{t(`status.${status}`)}</StatusBadge>;
}
