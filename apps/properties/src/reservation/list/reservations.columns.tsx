import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { Box, Button, Missing } from '@courtyard/ui';
import type { Column } from '@courtyard/ui/data';
import { type ReactNode, useMemo } from 'react';
import { propertyName } from '../../property/property-paths';
import { ReservationStatusBadge } from '../reservation-status';
import { reservationMessages } from '../reservation.messages';
import { useSpanText } from '../span-text';

/** Columns of the list of bookings; the first opens the booking. */
export function useColumns(onOpen: (booking: Reservation) => void): readonly Column<Reservation>[] {
  const t = useMessages(reservationMessages);
  const formats = useFormats();
  const spanText = useSpanText();
  const { currency, timeZone } = useCommunity();
  return useMemo(
    () => [
      {
        id: 'when',
        header: t('when'),
        sortKey: 'startsAt',
        priority: 1,
        cell: (booking) => (
          <Button variant="link" whiteSpace="normal" textAlign="start" onClick={() => onOpen(booking)}>
            {spanText(booking)}
          </Button>
        ),
      },
      {
        id: 'area',
        header: t('area'),
        priority: 1,
        cell: (booking) => <OneLine>{booking.area.name}</OneLine>,
      },
      {
        id: 'property',
        header: t('property'),
        priority: 3,
        cell: (booking) => <OneLine>{propertyName(booking.property)}</OneLine>,
      },
      {
        id: 'bookedBy',
        header: t('bookedBy'),
        priority: 3,
        cell: (booking) => <OneLine>{booking.bookedBy}</OneLine>,
      },
      {
        id: 'guests',
        header: t('guests'),
        align: 'end',
        priority: 4,
        cell: (booking) => (booking.guests > 0 ? formats.number(booking.guests) : <Missing />),
      },
      {
        id: 'status',
        header: t('status'),
        priority: 1,
        cell: (booking) => <ReservationStatusBadge status={booking.status} />,
      },
      {
        id: 'booked',
        header: t('booked'),
        sortKey: 'createdAt',
        align: 'end',
        priority: 5,
        cell: (booking) => formats.moment(booking.createdAt, timeZone),
      },
      {
        id: 'fee',
        header: t('fee'),
        align: 'end',
        priority: 3,
        cell: (booking) => (booking.feeMinor > 0 ? formats.money(booking.feeMinor, currency) : <Missing />),
      },
    ],
    [t, formats, spanText, currency, timeZone, onOpen],
  );
}

/** Names stay on one line, so that every row is as tall as the next. */
function OneLine({ children }: { children: ReactNode }) {
  return (
    <Box as="span" whiteSpace={{ md: 'nowrap' }}>
      {children}
    </Box>
  );
}
