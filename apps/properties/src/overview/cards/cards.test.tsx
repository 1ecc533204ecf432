import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { registeredPolicy } from '@courtyard/contract/properties/unit-records/insurance/insurance';
import { withUi } from '@courtyard/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { assetSummaryOf } from '../../upkeep/asset/asset.fixture';
import { nineOn } from '../../common-area/area.fixture';
import { onCalendar, reservationOf, standStill } from '../../reservation/reservation.fixture';
import { slots } from '../../slots';
import { facets, summaryOf } from '../../property/property.fixture';
import declaration from '../../../section.json';
import { ActivityCard } from './activity.card';
import { GlanceCard } from './glance.card';
import { InsuranceCard } from './insurance.card';
import { MyBookingsCard } from './my-bookings.card';
import { MyPropertiesCard } from './my-properties.card';
import { RequestsCard } from './requests.card';
import { UpkeepCard } from './upkeep.card';

let restore = () => {};
function show(card: ReactNode, handlers: Parameters<typeof answerCalls>[0], permissions: string[] = []) {
  const wire = answerCalls(handlers);
  restore = wire.restore;
  return { ...wire, ...renderPage(card, { user: personWith(permissions), wrap: withUi }) };
}

beforeEach(() => {
  resetStores();
  standStill();
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

test('every card that is declared is there, and nothing else', () => {
  expect(Object.keys(slots).toSorted()).toEqual(declaration.slots.map(({ id }) => id).toSorted());
});

test('properties at a glance: how many, and who lives in them, each a link to its list', async () => {
  const occupancies = [
    { value: 'owner', count: 100 },
    { value: 'rented', count: 40 },
    { value: 'vacant', count: 8 },
  ];
  show(<GlanceCard />, { 'GET /api/v1/properties/facets': () => ({ data: { ...facets, occupancies } }) });
  expect(await screen.findByText('148')).toBeVisible();
  expect(screen.getByText('27%')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vacant' })).toHaveAttribute(
    'href',
    '/properties-common-areas/properties?occupancy=vacant',
  );
});

test('a community without properties is offered the first one, if one may add it', async () => {
  show(<GlanceCard />, { 'GET /api/v1/properties/facets': () => ({ data: { ...facets, total: 0 } }) }, [
    'Property Create',
  ]);
  expect(await screen.findByRole('link', { name: 'Add property' })).toBeVisible();
});

test('insurance: what has lapsed, what lapses next in how many days, and how many there are in all', async () => {
  const policy = (number: number, expiresOn: string) =>
    registeredPolicy.parse({
      id: idOf(number),
      propertyId: idOf(1),
      carrier: 'Harbor Mutual',
      policyNumber: 'H-1',
      kind: 'homeowner',
      coverMinor: null,
      startsOn: null,
      expiresOn,
      state: 'expiring',
      reminderDays: [30],
      notes: null,
      version: 1,
      unitNumber: '101',
      building: 'Aspen',
      ownerNames: 'Alma Reyes',
      hasCertificate: false,
    });
  const { calls } = show(<InsuranceCard />, {
    'GET /api/v1/properties/insurance': () => ({
      data: [policy(90, '2026-12-01'), policy(91, '2026-12-13')],
      page: pageOf({ total: 9 }),
    }),
    'GET /api/v1/properties/facets': () => ({
      data: {
        ...facets,
        insurance: [
          { value: 'lapsed', count: 2 },
          { value: 'expiring', count: 7 },
        ],
      },
    }),
  });
  expect(await screen.findByText('in 12 days')).toBeVisible();
  expect(screen.getByRole('link', { name: '2 properties' })).toHaveAttribute(
    'href',
    '/properties-common-areas/properties?insurance=lapsed',
  );
  expect(screen.getByText('today')).toBeVisible();
  expect(screen.getByText('Until 12/13/2026 · Harbor Mutual')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all (9)' })).toBeVisible();
  const asked = calls.find(({ name }) => name.endsWith('/insurance'));
  expect(asked?.query.getAll('state')).toEqual(['expiring']);
});

test('requests: the soonest, or that none waits', async () => {
  const waiting = reservationOf({ status: 'requested' });
  show(<RequestsCard />, {
    'GET /api/v1/reservations': () => ({ data: [waiting], page: pageOf() }),
  });
  expect(await screen.findByRole('link', { name: 'Harbor Hall · Aspen 101' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=requests'),
  );
  restore();
  cleanup();
  show(<RequestsCard />, { 'GET /api/v1/reservations': () => ({ data: [], page: pageOf({ total: 0 }) }) });
  expect(await screen.findByText('No pending requests.')).toBeVisible();
});

test('services falling due: what is overdue, in how many days the rest is, and the way to all', async () => {
  const due = (number: number, name: string, nextServiceOn: string) =>
    assetSummaryOf({ id: idOf(number), name, nextServiceOn, serviceProvider: null });
  const { calls } = show(<UpkeepCard />, {
    'GET /api/v1/assets': () => ({
      data: [
        assetSummaryOf({ service: 'overdue', nextServiceOn: '2026-11-30' }),
        due(201, 'Pool pump', '2026-12-01'),
        due(202, 'Gate motor', '2026-12-02'),
      ],
      page: pageOf({ total: 7 }),
    }),
  });
  const line = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('li') ?? document.body;
  expect(await line('Emergency generator')).toHaveTextContent('11/30/2026 · Peak PowerOverdue');
  expect(await line('Pool pump')).toHaveTextContent('12/01/2026today');
  expect(await line('Gate motor')).toHaveTextContent('12/02/2026in 1 day');
  expect(screen.getByRole('link', { name: 'Pool pump' })).toHaveAttribute(
    'href',
    `/properties-common-areas/assets/details?id=${idOf(201)}&tab=services`,
  );
  expect(screen.getByRole('link', { name: 'View all (7)' })).toHaveAttribute(
    'href',
    '/properties-common-areas/assets?service=overdue&service=due',
  );
  expect(calls[0]?.query.getAll('service')).toEqual(['overdue', 'due']);
  expect(calls[0]?.query.get('sort')).toBe('nextServiceOn');
});

test('where no service is due the card says so, and leads nowhere', async () => {
  show(<UpkeepCard />, { 'GET /api/v1/assets': () => ({ data: [], page: pageOf({ total: 0 }) }) });
  expect(await screen.findByText('No service is due in the next 14 days.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('activity: bookings by week, readable as a table', async () => {
  const { user, calls } = show(<ActivityCard />, {
    'GET /api/v1/reservations/calendar': () => ({
      data: {
        timeZone: 'America/New_York',
        reservations: [onCalendar(), onCalendar({ startsAt: nineOn('2026-11-30'), status: 'requested' })],
      },
    }),
  });
  expect(await screen.findByText('This week: 2 bookings, 2 more than the week before.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /table/i }));
  const row = within(await screen.findByRole('row', { name: /11\/29\/2026/ }));
  const [confirmed, requested] = row.getAllByRole('link', { name: '1 booking' });
  const week = '/properties-common-areas/reservations?days=2026-11-29..2026-12-05';
  expect(confirmed).toHaveAttribute('href', `${week}&status=confirmed&sort=startsAt`);
  expect(requested).toHaveAttribute('href', `${week}&status=requested&status=offered&sort=startsAt`);
  expect([calls[0]?.query.get('from'), calls[0]?.query.get('to')]).toEqual(['2026-10-25', '2026-12-19']);
});

test('my properties and my bookings, and what to do where there are none', async () => {
  show(<MyPropertiesCard />, { 'GET /api/v1/properties/mine': () => ({ data: [summaryOf()] }) });
  expect(await screen.findByRole('link', { name: 'Aspen 101' })).toBeVisible();
  restore();
  cleanup();
  const { calls } = show(<MyBookingsCard />, {
    'GET /api/v1/reservations': () => ({ data: [], page: pageOf({ total: 0 }) }),
  });
  expect(await screen.findByText('No upcoming bookings.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Book an area' })).toHaveLength(2);
  expect(calls[0]?.query.get('scope')).toBe('mine');
});

test('insurance that ends soon is renewed from my properties', async () => {
  const property = summaryOf({ insurance: 'expiring' });
  const link = `/properties-common-areas/properties/detail/insurance?id=${property.id}&renew=${idOf(9)}`;
  const task = {
    id: 'properties/insurance-renewal/9',
    section: 'properties',
    kind: 'insurance-renewal',
    title: 'Insurance of Aspen 101',
    text: null,
    verb: 'Renew',
    link,
    dueOn: '2026-12-14',
    span: null,
    action: null,
    urgency: 'soon' as const,
  };
  show(<MyPropertiesCard />, {
    'GET /api/v1/properties/mine': () => ({ data: [property, summaryOf({ id: idOf(2) })] }),
    'GET /api/v1/me/tasks': () => ({ data: { tasks: [task], total: 1 } }),
  });
  expect(await screen.findByRole('link', { name: 'Renew insurance' })).toHaveAttribute('href', link);
});

test('a booking that is over today is not among those that come', async () => {
  const data = [
    reservationOf({ id: idOf(71), startsAt: '2026-12-01T13:00:00Z', endsAt: '2026-12-01T14:00:00Z' }),
    reservationOf({ id: idOf(72), area: { id: idOf(51), name: 'Pool', color: 'teal' } }),
  ];
  show(<MyBookingsCard />, { 'GET /api/v1/reservations': () => ({ data, page: pageOf({ total: 2 }) }) });
  expect(await screen.findByRole('link', { name: 'Pool' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Harbor Hall' })).not.toBeInTheDocument();
});

test('a card that cannot be loaded says so and can be tried again', async () => {
  let isDown = true;
  const { user } = show(<MyPropertiesCard />, {
    'GET /api/v1/properties/mine': () =>
      isDown ? Response.json({ title: 'Down' }, { status: 404 }) : { data: [summaryOf()] },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Aspen 101' })).toBeVisible();
});
