import { useCan, useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { Card, CardBody, Page, type PageActions, Stack, TextLink } from '@courtyard/ui';
import { ThingGate, useThingId } from '@courtyard/ui/details';
import { AreaName } from '../../common-area/area-color';
import { areaPaths } from '../../common-area/area-paths';
import { BookingConflicts } from '../decision/booking-conflicts';
import { type Decisions, useDecisions } from '../decision/use-decisions';
import { ReservationStatusBadge } from '../reservation-status';
import { reservationMessages } from '../reservation.messages';
import { reservations } from '../reservation.queries';
import { useSpanText } from '../span-text';
import { BookingFacts } from './booking-facts';
import { ToCalendar } from './to-calendar';

/** `reservations/details?id=`: one booking, what speaks for and against it, and what can be done with it. */
export function ReservationPage() {
  const t = useMessages(reservationMessages);
  const id = useThingId();
  return (
    <ThingGate
      id={id}
      query={reservations.useOne(id)}
      t={t}
      title={t('booking')}
      list={areaPaths.reservations}
    >
      {(booking) => <ReservationView booking={booking} />}
    </ThingGate>
  );
}

/** Approving first; what ends a booking stands behind it. */
function useActs(booking: Reservation, decisions: Decisions): PageActions {
  const t = useMessages(reservationMessages);
  const { approve, decline, cancel } = booking.may;
  const canceling = cancel
    ? { label: t(booking.line ? 'leave' : 'cancel'), onSelect: () => decisions.cancel(booking) }
    : null;
  return {
    primary: booking.may.accept
      ? { label: t('accept'), icon: 'check', onSelect: () => void decisions.accept(booking) }
      : approve
        ? { label: t('approve'), icon: 'check', onSelect: () => void decisions.approve(booking) }
        : null,
    secondary: [
      decline ? { label: t('decline'), onSelect: () => decisions.decline(booking) } : null,
      approve ? null : canceling,
    ],
    more: approve && canceling ? [canceling] : [],
  };
}

function ReservationView({ booking }: { booking: Reservation }) {
  const spanText = useSpanText();
  const canApprove = useCan('Reservation Approve');
  const decisions = useDecisions();
  const actions = useActs(booking, decisions);
  const when = spanText(booking);
  return (
    <Page
      title={booking.area.name}
      documentTitle={`${booking.area.name}, ${when}`}
      description={when}
      badge={<ReservationStatusBadge status={booking.status} />}
      actions={actions}
    >
      <Card>
        <CardBody>
          <Stack gap="5" alignItems="flex-start">
            <TextLink to={areaPaths.details(booking.area.id)} fontSize="sm">
              <AreaName area={booking.area} />
            </TextLink>
            {canApprove && booking.may.approve ? <BookingConflicts booking={booking} /> : null}
            <BookingFacts booking={booking} />
            <ToCalendar booking={booking} />
          </Stack>
        </CardBody>
      </Card>
      {decisions.dialog}
    </Page>
  );
}
