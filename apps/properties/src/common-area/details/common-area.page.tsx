import { Slot, useCan, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { Card, CardBody, Grid, Page, Stack } from '@courtyard/ui';
import { RecordTasks } from '@courtyard/ui/details';
import { Tabs } from '@courtyard/ui/overlays';
import { RequestQueue } from '../../reservation/decision/request-queue';
import { AboutCard } from '../about/about.card';
import { HoursCard } from '../about/hours.card';
import { LimitsCard, RulesCard } from '../about/limits';
import { AreaLoader } from '../area-loader';
import { areaMessages } from '../common-area.messages';
import { AreaState } from '../gallery/area.card';
import { AreaAssets } from './area-assets';
import { AreaHistory } from './area-history';
import { BookingPart } from './booking-part';
import { detailsMessages } from './details.messages';
import { useAreaActions } from './use-area-actions';

/** `common-areas/details?id=`: what the place is, when it is free, and how to have it. */
export function CommonAreaPage() {
  return <AreaLoader>{(area) => <AreaDetails area={area} />}</AreaLoader>;
}

function AreaDetails({ area }: { area: CommonArea }) {
  const t = useMessages(areaMessages);
  const { actions, dialog } = useAreaActions(area);
  const kind = t(`kind.${area.kind}`);
  return (
    <Page
      title={area.name}
      description={area.location ? `${kind} · ${area.location}` : kind}
      badge={<AreaState area={area} />}
      actions={actions}
    >
      <RecordTasks record="area" recordId={area.id} />
      <Stack gap="5">
        <AboutCard area={area} />
        <Parts area={area} />
      </Stack>
      <Slot name="area.panel/v1" subject={{ areaId: area.id }} />
      {dialog}
    </Page>
  );
}

/** Residents see calendar and rules at once; who runs the area also has requests, assets and history, as tabs. */
function Parts({ area }: { area: CommonArea }) {
  const t = useMessages(detailsMessages);
  const canApprove = useCan('Reservation Approve');
  const seesAssets = useCan('Assets List View');
  const seesHistory = useCan('Common Area Update');
  const [search, setSearch] = useSearchParams();
  const calendar = { value: 'calendar', label: t('calendar'), content: <CalendarAndRules area={area} /> };
  const requests = { value: 'requests', label: t('requests'), content: <Requests area={area} /> };
  const assets = { value: 'assets', label: t('assets'), content: <AreaAssets area={area} /> };
  const history = { value: 'history', label: t('history'), content: <AreaHistory areaId={area.id} /> };
  const tabs = [
    calendar,
    ...(canApprove && area.bookable ? [requests] : []),
    ...(seesAssets ? [assets] : []),
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
