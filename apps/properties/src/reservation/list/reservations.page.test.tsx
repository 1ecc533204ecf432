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
  expect(await screen.findByRole('button', { name: /^Thu 12\/03\/2026, 9:00.AM – 11:00.AM/ })).toBeVisible();
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

test('a booking opens with all that is known of it, and may be cancelled there', async () => {
  const booking = reservationOf({
    answers: [{ questionId: idOf(60), question: 'Will there be music?', answer: 'yes' }],
    decision: { by: 'Bea Board', at: '2026-11-29T15:00:00Z', reason: 'Welcome' },
  });
  const { user } = open({ 'GET /api/v1/reservations/:reservationId': () => ({ data: booking }) });
  await user.click(await screen.findByRole('button', { name: /^Thu 12\/03\/2026/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Harbor Hall' }));
  expect(dialog.getByText('Will there be music?').nextSibling).toHaveTextContent('Yes');
  expect(dialog.getByText(/Bea Board, 11\/29\/2026, 10:00.AM EST: Welcome/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByRole('alertdialog', { name: /Cancel Harbor Hall/ })).toBeVisible();
});

test('the server writes the file, under the filters of the list', async () => {
  // jsdom cannot follow a link, not even to a download.
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const { user, calls } = open({ 'GET /api/v1/reservations/export': () => ({}) }, ['Reservations List View']);
  await screen.findByRole('button', { name: /^Thu 12\/03\/2026/ });
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

test('on a phone a day of the month is chosen, and its bookings are listed', async () => {
  widen(false);
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
  expect(await screen.findByText(/Alma Reyes asked 3 days ago/)).toBeVisible();
});

test('a queue longer than what is shown says so', async () => {
  open(
    { [list]: () => ({ data: [reservationOf()], page: pageOf({ total: 60 }) }) },
    ['Reservation Approve'],
    '/?show=requests',
  );
  expect(await screen.findByText(/The next 1 of 60 requests/)).toBeVisible();
});

test('who has nothing booked ahead is shown the way to book', async () => {
  open({ [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) });
  expect(await screen.findByText('No bookings ahead')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Book an area' })).toHaveLength(2);
});
