import { useCommunity, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { Card, CardBody, CardHeader, EmptyState, Stack } from '@courtyard/ui';
import { useAddressPart } from '@courtyard/ui/overlays';
import { lazy, Suspense } from 'react';
import { AreaCalendar } from '../../reservation/calendar/area-calendar';
import { dayFrom, wallClock } from '@courtyard/contract/days';
import type { Block } from '../../reservation/calendar/week-layout.rules';
import { MyBookings } from '../../reservation/list/my-bookings';
import { detailsMessages } from './details.messages';

const BookingDialog = lazy(async () => ({
  default: (await import('../../reservation/booking/booking-dialog')).BookingDialog,
}));
const ReservationDialog = lazy(async () => ({
  default: (await import('../../reservation/details/reservation-dialog')).ReservationDialog,
}));

/** What the address says about the calendar: the day on screen and the slot whose form is open. */
export function useCalendarAddress() {
  const { timeZone } = useCommunity();
  const [search, setSearch] = useSearchParams();
  const slot = search.get('slot');
  const slotDay = slot && !Number.isNaN(Date.parse(slot)) ? wallClock(slot, timeZone).day : null;
  const change = (name: 'day' | 'slot', value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    day: dayFrom(search.get('day')) ?? slotDay,
    slot: slotDay === null ? null : slot,
    setDay: (day: string) => change('day', day),
    setSlot: (startsAt: string | null) => change('slot', startsAt),
  };
}

/** The calendar of an area, the form that a free slot opens, and the person's own bookings. */
export function BookingPart({ area }: { area: CommonArea }) {
  const t = useMessages(detailsMessages);
  const address = useCalendarAddress();
  const booking = useAddressPart('booking');
  const canBook = area.bookableByMe && !area.archived;

  const open = (block: Block) => {
    if (block.reservationId !== null) booking.open(block.reservationId);
    else if (canBook) address.setSlot(block.startsAt);
  };

  if (!area.bookable) {
    return (
      <Card>
        <EmptyState icon="check-circle" title={t('notBookableTitle')} description={t('notBookableText')} />
      </Card>
    );
  }
  return (
    <Stack gap="5" minWidth="0">
      <Card>
        <CardHeader title={t('calendar')} description={t(canBook ? 'calendarText' : 'calendarReadOnly')} />
        <CardBody>
          <AreaCalendar
            area={area}
            canBook={canBook}
            day={address.day}
            onDay={address.setDay}
            onOpen={open}
          />
        </CardBody>
      </Card>
      {canBook ? <MyBookings areaId={area.id} /> : null}
      <Suspense fallback={null}>
        {address.slot !== null && canBook ? (
          <BookingDialog area={area} startsAt={address.slot} onClose={() => address.setSlot(null)} />
        ) : null}
        {booking.value === null ? null : (
          <ReservationDialog reservationId={booking.value} onClose={booking.close} />
        )}
      </Suspense>
    </Stack>
  );
}
