import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { Button, ErrorState, LoadingState, Stack } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { type Fact, Facts } from '@courtyard/ui/details';
import { propertyName } from '../property/property-paths';
import { useAnswerText } from './answer-text';
import { useDecisions } from './decision/use-decisions';
import { ReservationStatusBadge } from './reservation-status';
import { reservationMessages } from './reservation.messages';
import { reservations } from './reservation.queries';
import { useSpanText } from './span-text';

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
            {data?.may.cancel ? <Button onClick={() => decisions.cancel(data)}>{t('cancel')}</Button> : null}
            {data?.may.decline ? (
              <Button onClick={() => decisions.decline(data)}>{t('decline')}</Button>
            ) : null}
            {data?.may.approve ? (
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
          <BookingFacts booking={data} />
        ) : (
          <LoadingState />
        )}
      </Dialog>
      {decisions.dialog}
    </>
  );
}

function BookingFacts({ booking }: { booking: Reservation }) {
  const t = useMessages(reservationMessages);
  const formats = useFormats();
  const spanText = useSpanText();
  const answerText = useAnswerText();
  const { currency } = useCommunity();
  const { decision } = booking;
  const decided = decision ? { by: decision.by, at: formats.moment(decision.at) } : null;
  const facts: (Fact | null)[] = [
    { label: t('when'), value: spanText(booking) },
    { label: t('property'), value: propertyName(booking.property) },
    { label: t('bookedBy'), value: booking.bookedBy },
    { label: t('createdAt'), value: formats.moment(booking.createdAt) },
    { label: t('guests'), value: booking.guests > 0 ? formats.number(booking.guests) : null },
    { label: t('feeMinor'), value: booking.feeMinor > 0 ? formats.money(booking.feeMinor, currency) : null },
    booking.depositMinor > 0
      ? { label: t('depositMinor'), value: formats.money(booking.depositMinor, currency) }
      : null,
    ...booking.answers.map((answer) => ({ label: answer.question, value: answerText(answer.answer) })),
    booking.note ? { label: t('note'), value: booking.note } : null,
    decision && decided
      ? {
          label: t('decision'),
          value: decision.reason
            ? t('decidedWhy', { ...decided, reason: decision.reason })
            : t('decided', decided),
        }
      : null,
  ];
  return (
    <Stack gap="4" alignItems="flex-start">
      <ReservationStatusBadge status={booking.status} />
      <Facts facts={facts.filter((fact) => fact !== null)} minWidth="12rem" />
    </Stack>
  );
}
