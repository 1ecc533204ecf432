import { useMessages } from '@courtyard/common';
import { reservationColumns } from '@courtyard/contract/properties/reservation/reservation.columns';
import { Box, Missing, TextLink } from '@courtyard/ui';
import { useColumns, useFieldTexts } from '@courtyard/ui/data';
import type { ReactNode } from 'react';
import { AreaName } from '../../common-area/area-color';
import { areaPaths } from '../../common-area/area-paths';
import { ReservationStatusBadge } from '../reservation-status';
import { reservationMessages } from '../reservation.messages';
import { useSpanText } from '../span-text';

/** Columns of the list of bookings; the first leads to the booking. */
export function useReservationColumns() {
  const t = useMessages(reservationMessages);
  const { text, node } = useFieldTexts(reservationColumns);
  const spanText = useSpanText();
  return useColumns(reservationColumns, [
    {
      id: 'when',
      header: t('when'),
      sortKey: 'startsAt',
      priority: 1,
      cell: (booking) => <TextLink to={areaPaths.reservation(booking.id)}>{spanText(booking)}</TextLink>,
    },
    {
      field: 'area',
      priority: 1,
      cell: (booking) => (
        <OneLine>
          <AreaName area={booking.area} />
        </OneLine>
      ),
    },
    { field: 'property', priority: 3, cell: (booking) => <OneLine>{text(booking, 'property')}</OneLine> },
    { field: 'bookedBy', priority: 3, cell: (booking) => <OneLine>{booking.bookedBy}</OneLine> },
    {
      field: 'guests',
      priority: 4,
      cell: (booking) => (booking.guests > 0 ? node(booking, 'guests') : <Missing />),
    },
    {
      field: 'status',
      priority: 1,
      cell: (booking) => <ReservationStatusBadge status={booking.status} />,
    },
    { field: 'createdAt', priority: 5 },
    {
      field: 'feeMinor',
      priority: 3,
      cell: (booking) => (booking.feeMinor > 0 ? node(booking, 'feeMinor') : <Missing />),
    },
    { field: 'startsAt', priority: 5, sortKey: undefined },
  ]);
}

/** Names stay on one line, so that every row is as tall as the next. */
function OneLine({ children }: { children: ReactNode }) {
  return (
    <Box as="span" whiteSpace={{ md: 'nowrap' }}>
      {children}
    </Box>
  );
}
