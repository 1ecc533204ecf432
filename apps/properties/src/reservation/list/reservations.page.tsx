import { useCan, useMessages } from '@courtyard/common';
import { Navigate, useSearchParams } from '@courtyard/common/router';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { Card, CardBody, Page } from '@courtyard/ui';
import { Tabs } from '@courtyard/ui/overlays';
import { lazy, Suspense, useState } from 'react';
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
  const [openId, setOpenId] = useState<string | null>(null);
  // An address may name a booking: that is how the search leads to one.
  const named = search.get('booking');
  const shownId = openId ?? named;
  const close = () => {
    setOpenId(null);
    if (named === null) return;
    search.delete('booking');
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  const [openBooking] = useState(() => (booking: Reservation) => setOpenId(booking.id));

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
    { value: 'week', label: t('week'), content: <CommunityCalendar span="week" onOpen={setOpenId} /> },
    { value: 'month', label: t('month'), content: <CommunityCalendar span="month" onOpen={setOpenId} /> },
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
        {shownId === null ? null : <ReservationDialog reservationId={shownId} onClose={close} />}
      </Suspense>
    </Page>
  );
}
