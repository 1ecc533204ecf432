import { useCan, useMessages } from '@courtyard/common';
import { Navigate, useSearchParams } from '@courtyard/common/router';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { Card, CardBody, Page } from '@courtyard/ui';
import { Tabs, useAddressPart } from '@courtyard/ui/overlays';
import { lazy, Suspense, useRef, useState } from 'react';
import { areaPaths } from '../../common-area/area-paths';
import { CommunityCalendar } from '../community-calendar/community-calendar';
import { RequestQueue } from '../decision/request-queue';
import { ReservationsTable } from './reservations-table';
import { reservationsMessages } from './reservations.messages';

const ReservationDialog = lazy(async () => ({
  default: (await import('../details/reservation-dialog')).ReservationDialog,
}));

const upcoming = '?time=upcoming&sort=startsAt';

/** `reservations`: all bookings for staff, the own ones for everybody else, as a list and as a calendar. */
export function ReservationsPage() {
  const t = useMessages(reservationsMessages);
  const seesAll = useCan('Reservations List View');
  const canApprove = useCan('Reservation Approve');
  const [search, setSearch] = useSearchParams();
  const booking = useAddressPart('booking');
  const opening = useRef(booking.open);
  opening.current = booking.open;
  // One function for good: the columns of the list hang on it.
  const [open] = useState(() => (id: string) => opening.current(id));
  const [openBooking] = useState(
    () =>
      ({ id }: Reservation) =>
        open(id),
  );

  const requests = {
    value: 'requests',
    label: t('requests'),
    content: (
      <Card>
        <CardBody>
          <RequestQueue />
        </CardBody>
      </Card>
    ),
  };
  const tabs = [
    { value: 'list', label: t('list'), content: <ReservationsTable onOpen={openBooking} /> },
    { value: 'week', label: t('week'), content: <CommunityCalendar span="week" onOpen={open} /> },
    { value: 'month', label: t('month'), content: <CommunityCalendar span="month" onOpen={open} /> },
    ...(canApprove ? [requests] : []),
  ];
  // Who comes without a wish sees what lies ahead, the next first; the filter can be taken off like any other.
  if (search.size === 0) return <Navigate to={upcoming} replace />;
  return (
    <Page
      title={t('title')}
      description={t(seesAll ? 'descriptionAll' : 'descriptionMine')}
      actions={{ primary: { label: t('book'), icon: 'plus', to: areaPaths.list } }}
    >
      <Tabs
        label={t('views')}
        items={tabs}
        value={search.get('show') ?? 'list'}
        onChange={(show) =>
          setSearch(show === 'list' ? upcoming.slice(1) : { show }, { preventScrollReset: true })
        }
      />
      <Suspense fallback={null}>
        {booking.value === null ? null : (
          <ReservationDialog reservationId={booking.value} onClose={booking.close} />
        )}
      </Suspense>
    </Page>
  );
}
