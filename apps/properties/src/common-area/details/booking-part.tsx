import { lazyOverlay, useCommunity, useMessages } from '@courtyard/common';
import { Navigate, useNavigate, useSearchParams } from '@courtyard/common/router';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { Card, CardBody, CardHeader, EmptyState, Stack } from '@courtyard/ui';
import { AreaCalendar } from '../../reservation/calendar/area-calendar';
import { dayFrom, wallClock } from '@courtyard/contract/days';
import type { Block } from '../../reservation/calendar/week-layout.rules';
import { MyBookings } from '../../reservation/list/my-bookings';
import { areaPaths } from '../area-paths';
import { detailsMessages } from './details.messages';

const BookingDialog = lazyOverlay(
  async () => (await import('../../reservation/booking/booking-dialog')).BookingDialog,
);

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
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const booking = search.get('booking');
  const canBook = area.bookableByMe && !area.archived;

  const open = (block: Block) => {
    if (block.reservationId !== null) void navigate(areaPaths.reservation(block.reservationId));
    else if (canBook) address.setSlot(block.startsAt);
  };

  // An address that was passed on before a booking had its page.
  if (booking !== null) return <Navigate to={areaPaths.reservation(booking)} replace />;
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
      {address.slot !== null && canBook ? (
        <BookingDialog area={area} startsAt={address.slot} onClose={() => address.setSlot(null)} />
      ) : null}
    </Stack>
  );
}
