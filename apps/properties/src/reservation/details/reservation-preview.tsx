import { ErrorState, LoadingState, Stack } from '@courtyard/ui';
import { BookingConflicts } from '../decision/booking-conflicts';
import { ReservationStatusBadge } from '../reservation-status';
import { reservations } from '../reservation.queries';
import { BookingFacts } from './booking-facts';

/** A booking at a glance: where it stands, what speaks against it, and all there is to know. */
export function ReservationPreview({ id }: { id: string }) {
  const booking = reservations.useOne(id);
  if (booking.isError) {
    return <ErrorState error={booking.error} onRetry={() => void booking.refetch()} />;
  }
  if (booking.data === undefined) return <LoadingState />;
  return (
    <Stack gap="4" alignItems="flex-start">
      <ReservationStatusBadge status={booking.data.status} />
      {booking.data.may.approve ? <BookingConflicts booking={booking.data} /> : null}
      <BookingFacts booking={booking.data} />
    </Stack>
  );
}
