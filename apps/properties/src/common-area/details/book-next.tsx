import { useMessages, useToday } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { Button } from '@courtyard/ui';
import { freeSlots } from '../../reservation/booking/booking.rules';
import { addDays } from '@courtyard/contract/days';
import { useAvailability } from '../common-area.queries';
import { useCalendarAddress } from './booking-part';
import { detailsMessages } from './details.messages';

/** Opens the form for the first slot that is free in the next two weeks. */
export function BookNext({ area }: { area: CommonArea }) {
  const t = useMessages(detailsMessages);
  const today = useToday();
  const { setSlot } = useCalendarAddress();
  const availability = useAvailability(area.id, today, addDays(today, 13));
  const next = freeSlots(availability.data?.days ?? [])[0];
  if (!next) return null;
  return (
    <Button variant="primary" icon="calendar" onClick={() => setSlot(next.startsAt)}>
      {t('book')}
    </Button>
  );
}
