import { answerCalls, idOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import type { BookingCharge } from '@courtyard/contract/properties/reservation/booking-charge';
import { reservationConflicts } from '@courtyard/contract/properties/reservation/reservation';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { nineOn } from '../../common-area/area.fixture';
import { reservationOf, standStill } from '../reservation.fixture';
import { ReservationPage } from './reservation.page';

let restore = () => {};
const invoice = {
  id: idOf(400),
  number: 1042,
  status: 'partial' as const,
  dueOn: '2026-12-03',
  totalMinor: 35_000,
  openMinor: 10_000,
  heldMinor: 30_000,
};
let charge: BookingCharge | null = null;
function open(booking = reservationOf(), permissions: string[] = [], conflicts: object = {}) {
  const wire = answerCalls({
    'GET /api/v1/reservations/:reservationId/charge': () => ({ data: charge }),
    'GET /api/v1/reservations/conflicts': () => ({
      data: [
        reservationConflicts.parse({
          reservationId: booking.id,
          sameTime: [],
          sameUnit: [],
          caps: [],
          closed: null,
          overCapacity: null,
          ...conflicts,
        }),
      ],
    }),
    'GET /api/v1/reservations/:reservationId': () => ({ data: booking }),
    'POST /api/v1/reservations/:reservationId/cancel': () => ({
      data: reservationOf({ status: 'cancelled' }),
    }),
  });
  restore = wire.restore;
  const path = `/?id=${booking.id}`;
  return {
    ...wire,
    ...renderPage(<ReservationPage />, { user: personWith(permissions), path, wrap: withUi }),
  };
}

beforeEach(() => {
  charge = null;
  resetStores();
  standStill();
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

test('cancelling says what stays owed before it is done, and sends what was said', async () => {
  const cancellation = { isDone: false, keptFeeMinor: 2500, freeUntil: nineOn('2026-11-30') };
  const { user, calls } = open(reservationOf({ depositMinor: 30_000, cancellation }));
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Cancel Harbor Hall/ }));
  expect(question.getByText(/Of the \$50\.00 fee, \$25\.00 is charged/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel booking' }));
  const cancelling = () => calls.find(({ name }) => name.endsWith('/cancel'));
  await waitFor(() => expect(cancelling()).toBeDefined());
  const sent = cancelling();
  expect(sent?.body).toMatchObject({ version: 2, keptFeeMinor: 2500 });
});

test('what was asked and answered stands with the booking', async () => {
  open(
    reservationOf({
      answers: [{ questionId: idOf(60), question: 'Will there be music?', answer: 'yes' }],
      decision: { by: 'Bea Board', at: '2026-11-29T15:00:00Z', reason: 'Welcome' },
    }),
  );
  expect((await screen.findByText('Will there be music?')).nextSibling).toHaveTextContent('Yes');
  expect(screen.getByText(/Bea Board, 11\/29\/2026, 10:00.AM EST: Welcome/)).toBeVisible();
});

test('a booking goes to a calendar; what was kept of it is told once it canceled', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    expect.stringContaining('/calendar-file?signature='),
  );
  unmount();
  restore();
  resetStores();
  open(
    reservationOf({
      status: 'cancelled',
      may: { approve: false, decline: false, cancel: false, accept: false },
      cancellation: { isDone: true, keptFeeMinor: 2500, freeUntil: null },
    }),
  );
  expect(await screen.findByText('Cancellation fee owed')).toBeVisible();
  expect(screen.getByText('$25.00')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('who approves sees what speaks against it', async () => {
  const other = {
    id: idOf(71),
    area: { id: idOf(51), name: 'Gym', color: 'rose' },
    property: { id: idOf(1), unitNumber: '101', building: 'Aspen' },
    bookedBy: 'Alma Reyes',
    startsAt: nineOn('2026-12-03'),
    endsAt: nineOn('2026-12-03', 1),
    createdAt: '2026-11-29T10:00:00Z',
  };
  const may = { approve: true, decline: true, cancel: true, accept: false };
  open(reservationOf({ status: 'requested', may, guests: 50 }), ['Reservation Approve'], {
    sameUnit: [other],
    caps: [{ per: 'week', cap: 2, count: 3 }],
    overCapacity: 40,
  });
  const list = within(await screen.findByRole('list', { name: 'Before you approve' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^The same unit has Gym at this time: Thu 12\/03\/2026/),
    'The unit would have 3 bookings that week; the area allows 2.',
    '50 guests expected; the area holds 40.',
  ]);
  expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
});

test('what was billed stands with the booking: whoever booked reads it, who sees invoices opens it', async () => {
  charge = { waits: false, problem: null, invoices: [invoice] };
  const { unmount } = open(reservationOf({ depositMinor: 30_000 }));
  expect(await screen.findByText('Invoice 1042')).toBeVisible();
  expect(screen.getByText('Partly paid')).toBeVisible();
  expect(screen.getByText('$100.00 of $350.00 open, due on 12/03/2026')).toBeVisible();
  expect(screen.getByText('$300.00 held as deposit')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Invoice 1042' })).not.toBeInTheDocument();
  unmount();
  restore();
  resetStores();
  charge = { waits: true, problem: 'Nobody owns it.', invoices: [invoice] };
  open(reservationOf({ mine: false }), ['Invoice Details View']);
  expect(await screen.findByRole('link', { name: 'Invoice 1042' })).toHaveAttribute(
    'href',
    `/accounting/invoices/${idOf(400)}`,
  );
  expect(screen.getByText(/^Couldn’t bill this yet: Nobody owns it\./)).toBeVisible();
});

test('nothing is said where nothing was to be billed, and nothing asked by who may not see it', async () => {
  const { calls, unmount } = open();
  await screen.findByText('Alma Reyes');
  expect(screen.queryByText('Billing')).not.toBeInTheDocument();
  expect(calls.some(({ name }) => name.endsWith('/charge'))).toBe(true);
  unmount();
  restore();
  resetStores();
  const others = open(reservationOf({ mine: false }), ['Reservations List View']);
  await screen.findByText('Alma Reyes');
  expect(others.calls.some(({ name }) => name.endsWith('/charge'))).toBe(false);
});
