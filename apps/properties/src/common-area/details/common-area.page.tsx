import { ApiError, useCan, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { CommonArea } from '@courtyard/contract/properties/common-area';
import { Card, CardBody, ErrorState, Grid, LoadingState, Page, Skeleton, Stack } from '@courtyard/ui';
import { Tabs } from '@courtyard/ui/overlays';
import { RequestQueue } from '../../reservation/decision/request-queue';
import { AboutCard } from '../about/about-card';
import { HoursCard } from '../about/hours-card';
import { LimitsCard, RulesCard } from '../about/limits';
import { areaMessages } from '../common-area.messages';
import { useArea } from '../common-area.queries';
import { AreaState } from '../gallery/area-card';
import { NoArea } from '../no-area';
import { AreaActions } from './area-actions';
import { AreaHistory } from './area-history';
import { BookNext } from './book-next';
import { BookingPart } from './booking-part';
import { detailsMessages } from './details.messages';

/** `common-areas/details?id=`: what the place is, when it is free, and how to have it. */
export function CommonAreaPage() {
  const t = useMessages(detailsMessages);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const area = useArea(id);

  if (id === '' || (area.error instanceof ApiError && area.error.status === 404)) return <NoArea />;
  if (area.data) return <AreaDetails area={area.data} />;
  return (
    <Page
      title={area.isError ? t('calendar') : <Skeleton width="14rem" height="8" />}
      documentTitle={t('calendar')}
    >
      {area.isError ? (
        <Card>
          <ErrorState error={area.error} onRetry={() => void area.refetch()} />
        </Card>
      ) : (
        <LoadingState>
          <Stack gap="5">
            <Skeleton height="16rem" borderRadius="lg" />
            <Skeleton height="32rem" borderRadius="lg" />
          </Stack>
        </LoadingState>
      )}
    </Page>
  );
}

function AreaDetails({ area }: { area: CommonArea }) {
  const words = useMessages(areaMessages);
  const kind = words(`kind.${area.kind}`);
  return (
    <Page
      title={area.name}
      description={area.location ? `${kind} · ${area.location}` : kind}
      badge={<AreaState area={area} />}
      actions={
        <>
          <AreaActions area={area} />
          {area.bookableByMe && !area.archived ? <BookNext area={area} /> : null}
        </>
      }
    >
      <Stack gap="5">
        <AboutCard area={area} />
        <Parts area={area} />
      </Stack>
    </Page>
  );
}

/** Residents see calendar and rules at once; who runs the area also has requests and history, as tabs. */
function Parts({ area }: { area: CommonArea }) {
  const t = useMessages(detailsMessages);
  const canApprove = useCan('Reservation Approve');
  const seesHistory = useCan('Common Area Update');
  const [search, setSearch] = useSearchParams();
  const calendar = { value: 'calendar', label: t('calendar'), content: <CalendarAndRules area={area} /> };
  const requests = { value: 'requests', label: t('requests'), content: <Requests area={area} /> };
  const history = { value: 'history', label: t('history'), content: <AreaHistory areaId={area.id} /> };
  const tabs = [
    calendar,
    ...(canApprove && area.bookable ? [requests] : []),
    ...(seesHistory ? [history] : []),
  ];
  if (tabs.length === 1) return calendar.content;

  const choose = (tab: string) =>
    setSearch(tab === 'calendar' ? { id: area.id } : { id: area.id, tab }, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Tabs
      label={t('tabs', { name: area.name })}
      items={tabs}
      value={search.get('tab') ?? 'calendar'}
      onChange={choose}
    />
  );
}

function CalendarAndRules({ area }: { area: CommonArea }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }} gap="5" alignItems="start">
      <BookingPart area={area} />
      <Stack gap="5" minWidth="0">
        <HoursCard area={area} />
        {area.bookable ? <LimitsCard area={area} /> : null}
        {area.rules ? <RulesCard text={area.rules} /> : null}
      </Stack>
    </Grid>
  );
}

function Requests({ area }: { area: CommonArea }) {
  return (
    <Card>
      <CardBody>
        <RequestQueue areaId={area.id} />
      </CardBody>
    </Card>
  );
}
