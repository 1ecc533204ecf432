import { useMessages } from '@courtyard/common';
import { Button, ErrorState, LoadingState, Stack } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { BookingConflicts } from '../decision/booking-conflicts';
import { useDecisions } from '../decision/use-decisions';
import { ReservationStatusBadge } from '../reservation-status';
import { reservationMessages } from '../reservation.messages';
import { reservations } from '../reservation.queries';
import { BookingFacts } from './booking-facts';
import { ToCalendar } from './to-calendar';

/** All there is to know about a booking, and what may be done with it. */
export function ReservationDialog({
  reservationId,
  onClose,
}: {
  reservationId: string;
  onClose: () => void;
}) {
  const t = useMessages(reservationMessages);
  const booking = reservations.useOne(reservationId);
  const decisions = useDecisions();
  const data = booking.data;
  return (
    <>
      <Dialog
        open
        title={data?.area.name ?? t('booking')}
        onClose={onClose}
        footer={
          <>
            {data?.may.cancel ? (
              <Button onClick={() => decisions.cancel(data)}>{t(data.line ? 'leave' : 'cancel')}</Button>
            ) : null}
            {data?.may.decline ? (
              <Button onClick={() => decisions.decline(data)}>{t('decline')}</Button>
            ) : null}
            {data?.may.accept ? (
              <Button variant="primary" onClick={() => void decisions.accept(data)}>
                {t('accept')}
              </Button>
            ) : data?.may.approve ? (
              <Button
                variant="primary"
                loading={decisions.approvingId === data.id}
                onClick={() => void decisions.approve(data)}
              >
                {t('approve')}
              </Button>
            ) : (
              <Button onClick={onClose}>{t('close')}</Button>
            )}
          </>
        }
      >
        {booking.isError ? (
          <ErrorState error={booking.error} onRetry={() => void booking.refetch()} />
        ) : data ? (
          <Stack gap="4" alignItems="flex-start">
            <ReservationStatusBadge status={data.status} />
            {data.may.approve ? <BookingConflicts booking={data} /> : null}
            <BookingFacts booking={data} />
            <ToCalendar booking={data} />
          </Stack>
        ) : (
          <LoadingState />
        )}
      </Dialog>
      {decisions.dialog}
    </>
  );
}
