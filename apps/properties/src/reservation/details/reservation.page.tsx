import { useCan, useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { AnchorButton, Card, CardBody, Icon, Page, type PageActions, Stack, TextLink } from '@courtyard/ui';
import { RecordLoader, useRecordId } from '@courtyard/ui/details';
import { AreaName } from '../../common-area/area-color';
import { areaPaths } from '../../common-area/area-paths';
import { BookingConflicts } from '../decision/booking-conflicts';
import { type BookingActions, useBookingActions } from '../decision/use-booking-actions';
import { useDecisions } from '../decision/use-decisions';
import { ReservationStatusBadge } from '../reservation-status';
import { reservationMessages } from '../reservation.messages';
import { reservations } from '../reservation.queries';
import { useSpanText } from '../span-text';
import { useReservationPager } from './use-reservation-walk';
import { BookingFacts } from './booking-facts';
import { ChargeCard } from './charge.card';

/** `reservations/details?id=`: one booking, what speaks for and against it, and what can be done with it. */
export function ReservationPage() {
  const t = useMessages(reservationMessages);
  const id = useRecordId();
  return (
    <RecordLoader
      id={id}
      query={reservations.useOne(id)}
      t={t}
      title={t('booking')}
      list={areaPaths.reservations}
      pager={useReservationPager()}
    >
      {(booking) => <ReservationView booking={booking} />}
    </RecordLoader>
  );
}

/** Approving first; what ends a booking stands behind it. */
function pageActions({ yes, no, end }: BookingActions): PageActions {
  const isAnswered = yes?.id === 'approve';
  return {
    primary: yes && { ...yes, icon: 'check' },
    secondary: [no, isAnswered ? null : end],
    more: isAnswered ? [end] : [],
  };
}

function ReservationView({ booking }: { booking: Reservation }) {
  const spanText = useSpanText();
  const canApprove = useCan('Reservation Approve');
  const decisions = useDecisions();
  const actions = pageActions(useBookingActions(decisions)(booking));
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
      <ChargeCard booking={booking} />
      {decisions.dialog}
    </Page>
  );
}

/** The booking as a file that every calendar takes in. */
function ToCalendar({ booking }: { booking: Reservation }) {
  const t = useMessages(reservationMessages);
  if (booking.status !== 'confirmed' && booking.status !== 'requested') return null;
  return (
    <AnchorButton href={booking.calendarPath} download size="sm">
      <Icon name="calendar" size="sm" />
      {t('toCalendar')}
    </AnchorButton>
  );
}
