import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { areaSummaryOf, nineOn } from '../../common-area/area.fixture';
import { onCalendar, reservationOf, standStill, widen } from '../reservation.fixture';
import { ReservationsPage } from './reservations.page';

const list = 'GET /api/v1/reservations';

let restore = () => {};
function open(handlers: Parameters<typeof answerCalls>[0] = {}, permissions: string[] = [], path = '/') {
  const wire = answerCalls({
    [list]: () => ({ data: [reservationOf()], page: pageOf() }),
    'GET /api/v1/common-areas': () => ({ data: [areaSummaryOf()], page: pageOf() }),
    'GET /api/v1/reservations/calendar': () => ({
      data: {
        timeZone: 'America/New_York',
        reservations: [
          onCalendar({ id: idOf(70), title: 'Aspen 101 · Alma Reyes' }),
          onCalendar({ startsAt: nineOn('2026-12-03', 1), endsAt: nineOn('2026-12-03', 2), mine: true }),
          onCalendar({
            startsAt: '2026-12-04T05:00:00Z',
            endsAt: '2026-12-06T05:00:00Z',
            status: 'requested',
          }),
        ],
      },
    }),
    ...handlers,
  });
  restore = wire.restore;
  return {
    ...wire,
    ...renderPage(<ReservationsPage />, { user: personWith(permissions), path, wrap: withUi }),
  };
}

beforeEach(() => {
  resetStores();
  standStill();
  widen(true);
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

test('what lies ahead comes first, and the filter says so', async () => {
  const { calls, router } = open();
  expect(await screen.findByRole('link', { name: /^Thu 12\/03\/2026, 9:00.AM – 11:00.AM/ })).toBeVisible();
  expect(router.state.location.search).toBe('?time=upcoming&sort=startsAt');
  const asked = calls.find(({ name }) => name === list)?.query;
  expect([asked?.get('from'), asked?.get('to'), asked?.get('sort')]).toEqual([
    '2026-12-01',
    null,
    'startsAt',
  ]);
});

test.each([
  ['?days=2026-11-01..2026-11-15', '2026-11-01', '2026-11-15'],
  ['?time=upcoming&days=..2026-12-24', '2026-12-01', '2026-12-24'],
  ['?time=past&days=2026-11-01..', '2026-11-01', '2026-11-30'],
])('%s asks for the days that are in all of it', async (path, from, to) => {
  const { calls } = open({}, [], path);
  await screen.findByRole('table', { name: 'Reservations' });
  const asked = calls.find(({ name }) => name === list)?.query;
  expect([asked?.get('from'), asked?.get('to')]).toEqual([from, to]);
});

const pageOfBooking = `/properties-common-areas/reservations/details?id=${idOf(70)}`;

test('list and calendar lead to the one page of a booking, and so does an address of former days', async () => {
  open({ [list]: () => ({ data: [reservationOf({ id: idOf(70) })], page: pageOf() }) });
  const line = await screen.findByRole('link', { name: /^Thu 12\/03\/2026/ });
  expect(line).toHaveAttribute('href', pageOfBooking);
  restore();
  cleanup();
  open({}, [], '/?show=week');
  expect(await screen.findByRole('link', { name: /Aspen 101 · Alma Reyes/ })).toHaveAttribute(
    'href',
    pageOfBooking,
  );
  restore();
  cleanup();
  const { router } = open({}, [], `/?time=upcoming&sort=startsAt&booking=${idOf(70)}`);
  await waitFor(() => expect(router.state.location).toMatchObject({ search: `?id=${idOf(70)}` }));
});

test('the server writes the file, under the filters of the list', async () => {
  // jsdom cannot follow a link, not even to a download.
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const { user, calls } = open({ 'GET /api/v1/reservations/export': () => ({}) }, ['Reservations List View']);
  await screen.findByRole('link', { name: /^Thu 12\/03\/2026/ });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const asked = calls.find(({ name }) => name === 'GET /api/v1/reservations/export');
  expect(asked?.query.get('format')).toBe('xlsx');
  expect(asked?.query.has('cursor')).toBe(false);
});

test('the week shows each day with its bookings; of others only that the time is taken', async () => {
  const { user, calls } = open({}, [], '/?show=week');
  const thursday = within((await screen.findByText('Thu 3')).closest('li') ?? document.body);
  expect(thursday.getByText('Aspen 101 · Alma Reyes')).toBeVisible();
  expect(thursday.getByText('yours')).toBeVisible();
  const friday = within(screen.getByText('Fri 4').closest('li') ?? document.body);
  expect(friday.getByText('All day')).toBeVisible();
  expect(friday.getByText('Taken, awaiting approval')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Next week' }));
  await waitFor(() => {
    const last = calls.filter(({ name }) => name.endsWith('/calendar')).at(-1)?.query;
    expect([last?.get('from'), last?.get('to')]).toEqual(['2026-12-06', '2026-12-12']);
  });
});

test('the month asks for whole weeks, keeps the area in the address, and leads to the week of a full day', async () => {
  const many = [0, 1, 2, 3, 4].map((hour) =>
    onCalendar({ startsAt: nineOn('2026-12-10', hour), endsAt: nineOn('2026-12-10', hour + 1) }),
  );
  const { user, calls, router } = open(
    {
      'GET /api/v1/reservations/calendar': () => ({
        data: { timeZone: 'America/New_York', reservations: many },
      }),
    },
    [],
    '/?show=month',
  );
  const more = await screen.findByRole('button', { name: '2 more on 12/10/2026, show the week' });
  const asked = calls.find(({ name }) => name.endsWith('/calendar'))?.query;
  expect([asked?.get('from'), asked?.get('to')]).toEqual(['2026-11-29', '2027-01-02']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Harbor Hall');
  await waitFor(() => expect(router.state.location.search).toContain(`area=${idOf(50)}`));
  await user.click(more);
  expect(router.state.location.search).toContain('show=week');
  expect(router.state.location.search).toContain('day=2026-12-10');
});

test.each([
  ['a phone', false],
  ['a tablet', 'tablet'],
] as const)('on %s a day of the month is chosen, and its bookings are listed', async (_window, width) => {
  widen(width);
  const { user } = open({}, [], '/?show=month');
  await user.click(await screen.findByRole('button', { name: '12/03/2026, 2 bookings' }));
  expect(await screen.findByText('Aspen 101 · Alma Reyes')).toBeVisible();
  expect(screen.queryByText('All day')).not.toBeInTheDocument();
});

test('only approvers have the queue', async () => {
  open();
  await screen.findByRole('tab', { name: 'List' });
  expect(screen.queryByRole('tab', { name: 'Requests' })).not.toBeInTheDocument();
  restore();
  cleanup();
  open({}, ['Reservation Approve'], '/?show=requests');
  expect(await screen.findByText(/Requested by Alma Reyes 3 days ago/)).toBeVisible();
});

test('a queue longer than what is shown says so', async () => {
  open(
    { [list]: () => ({ data: [reservationOf()], page: pageOf({ total: 60 }) }) },
    ['Reservation Approve'],
    '/?show=requests',
  );
  expect(await screen.findByText(/Showing 1 of 60 requests/)).toBeVisible();
});

test('what speaks against the requests is asked for in one call; those that are over are not asked for', async () => {
  const may = { approve: true, decline: true, cancel: false, accept: false };
  const [first, second] = [idOf(71), idOf(72)];
  const { calls } = open(
    {
      [list]: () => ({
        data: [reservationOf({ id: first, may }), reservationOf({ id: second, may })],
        page: pageOf(),
      }),
      'GET /api/v1/reservations/conflicts': () => ({
        data: [first, second].map((reservationId) => ({
          reservationId,
          sameTime: [],
          sameUnit: [],
          caps: [],
          closed: reservationId === second ? 'Repairs' : null,
          overCapacity: null,
        })),
      }),
    },
    ['Reservation Approve'],
    '/?show=requests',
  );
  expect(await screen.findByText('The area is closed at that time: Repairs.')).toBeVisible();
  const asked = calls.filter(({ name }) => name.endsWith('/conflicts'));
  expect(asked.map(({ query }) => query.getAll('reservationId'))).toEqual([[first, second]]);
  expect(calls.find(({ name }) => name === list)?.query.get('from')).toMatch(/^2026-/);
});

test('a time that is offered can be accepted in the list too, and a place in line is left', async () => {
  const may = { approve: false, decline: false, cancel: true, accept: true };
  const line = { ahead: 0, offeredUntil: nineOn('2026-12-02') };
  const { user } = open({
    [list]: () => ({ data: [reservationOf({ status: 'offered', line, may })], page: pageOf() }),
  });
  await user.click(await screen.findByRole('button', { name: /^Actions/ }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Details',
    'Accept',
    'Preview',
    'Leave the waitlist',
  ]);
});

test('who has nothing booked ahead is shown the way to book', async () => {
  open({ [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) });
  expect(await screen.findByText('No upcoming bookings')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Book an area' })).toHaveLength(2);
});

test('requests that are ticked are declined for one reason; what stayed is named, and the rest comes back', async () => {
  const asked = [1, 2].map((place) =>
    reservationOf({ id: idOf(place), may: { approve: true, decline: true, cancel: false, accept: false } }),
  );
  const done = [{ id: idOf(1), version: 2 }];
  const left = [{ id: idOf(2), name: 'Clubhouse, B-2', reason: 'refused', said: 'The time is over.' }];
  const { calls, user } = open(
    {
      [list]: () => ({ data: asked, page: pageOf({ total: 2 }) }),
      'POST /api/v1/reservations/decline': () => ({ data: { changed: 1, unchanged: 1, left, done } }),
      'POST /api/v1/reservations/undo': () => ({ data: { undone: 1 } }),
    },
    ['Reservations List View', 'Reservation Approve'],
    '/?view=list',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const question = await screen.findByRole('alertdialog', { name: 'Decline 2 requests?' });
  await user.click(within(question).getByRole('button', { name: 'Decline 2 requests' }));
  expect(await within(question).findByText('Enter a reason.')).toBeVisible();
  await user.type(within(question).getByLabelText(/Reason/), 'Repairs');
  await user.click(within(question).getByRole('button', { name: 'Decline 2 requests' }));
  expect(await screen.findByText('1 booking declined')).toBeVisible();
  expect(screen.getByText('The time is over: Clubhouse, B-2')).toBeVisible();
  expect(calls.find(({ name }) => name.endsWith('/decline'))?.body).toEqual({
    reason: 'Repairs',
    chosen: { records: asked.map(({ id, version }) => ({ id, version })) },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(calls.find(({ name }) => name.endsWith('/undo'))?.body).toEqual({ records: done });
});
