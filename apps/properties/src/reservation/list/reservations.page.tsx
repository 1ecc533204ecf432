import { useCan, useMessages } from '@courtyard/common';
import { Navigate, useSearchParams } from '@courtyard/common/router';
import { Card, CardBody, Page } from '@courtyard/ui';
import { Tabs } from '@courtyard/ui/overlays';
import { areaPaths } from '../../common-area/area-paths';
import { CommunityCalendar } from '../community-calendar/community-calendar';
import { RequestQueue } from '../decision/request-queue';
import { ReservationsTable } from './reservations-table';
import { reservationsMessages } from './reservations.messages';

const upcoming = '?time=upcoming&sort=startsAt';

/** `reservations`: all bookings for staff, the own ones for everybody else, as a list and as a calendar. */
export function ReservationsPage() {
  const t = useMessages(reservationsMessages);
  const seesAll = useCan('Reservations List View');
  const canApprove = useCan('Reservation Approve');
  const [search, setSearch] = useSearchParams();
  const booking = search.get('booking');

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
    { value: 'list', label: t('list'), content: <ReservationsTable /> },
    { value: 'week', label: t('week'), content: <CommunityCalendar span="week" /> },
    { value: 'month', label: t('month'), content: <CommunityCalendar span="month" /> },
    ...(canApprove ? [requests] : []),
  ];
  // An address that was passed on before a booking had its page.
  if (booking !== null) return <Navigate to={areaPaths.reservation(booking)} replace />;
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
    </Page>
  );
}
