import { idOf, pageOf, problemOf } from '@courtyard/common/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { reservationOf, widen } from '../../reservation/reservation.fixture';
import { areaOf } from '../area.fixture';
import { onFirstOfDecember, openArea, slot } from './area-page.fixture';

onFirstOfDecember();

test('what the area is, when it is open and what one may book is said in words', async () => {
  openArea(areaOf({ approvalRequired: true, rules: 'No shoes.' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbor Hall' })).toBeVisible();
  expect(screen.getByText('$50.00 per booking')).toBeVisible();
  expect(screen.getByText('Up to 1 booking a day per unit.')).toBeVisible();
  expect(screen.getByText('Up to 2 bookings a week per unit.')).toBeVisible();
  expect(screen.getByText('Each booking slot is 1 hour. Book up to 2 hours in a row.')).toBeVisible();
  expect(
    screen.getByText('The office approves each booking. The time is held in the meantime.'),
  ).toBeVisible();
  expect(screen.getByText('No shoes.')).toBeVisible();
});

test('each slot says its day, its time and its state; what is taken opens nothing', async () => {
  const { user } = openArea(areaOf());
  const taken = await slot(/^Thursday 12\/03\/2026, 9:00.AM – 10:00.AM: Taken$/);
  expect(taken).toHaveAttribute('aria-disabled', 'true');
  await user.click(taken);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /12\/01\/2026, 9:00/ })).not.toBeInTheDocument();
});

test('arrows walk over slots and into the next week, Enter opens the form', async () => {
  const { user, router } = openArea(areaOf());
  const first = await slot(/^Tuesday 12\/01\/2026, 11:00/);
  expect(first).toHaveAttribute('tabindex', '0');
  act(() => first.focus());
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(await slot(/^Wednesday 12\/02\/2026, 10:00/)).toHaveFocus();
  await user.keyboard('{PageDown}');
  await waitFor(async () => expect(await slot(/^Wednesday 12\/09\/2026, 10:00/)).toHaveFocus());
  expect(router.state.location.search).toContain('day=2026-12-08');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Book Harbor Hall' })).toBeVisible();
});

test.each([
  ['a phone', false],
  ['a tablet', 'tablet'],
] as const)('on %s a day is chosen and its slots are listed', async (_window, width) => {
  widen(width);
  const { user } = openArea(areaOf());
  await user.click(await screen.findByRole('button', { name: 'Thursday 12/03/2026, 2 slots free' }));
  const rows = within(await screen.findByText('Thursday 12/03/2026').then((day) => day.parentElement ?? day));
  expect(rows.getByText('Taken', { selector: 'span' })).toBeVisible();
  await user.click(rows.getByRole('button', { name: /^Thursday 12\/03\/2026, 10:00.AM – 11:00.AM ?Free$/ }));
  expect(await screen.findByRole('dialog', { name: 'Book Harbor Hall' })).toBeVisible();
});

test('an own booking is cancelled after one question', async () => {
  const { user, calls } = openArea(areaOf(), {
    'GET /api/v1/reservations': () => ({ data: [reservationOf()], page: pageOf() }),
    'POST /api/v1/reservations/:reservationId/cancel': () => ({
      data: reservationOf({ status: 'cancelled' }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: /Cancel booking of Thu 12\/03\/2026/ }));
  const question = within(await screen.findByRole('alertdialog', { name: /Cancel Harbor Hall, Thu/ }));
  await user.click(question.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Booking canceled')).toBeVisible();
  expect(calls.find(({ name }) => name.endsWith('/cancel'))?.body).toEqual({
    version: 2,
    reason: '',
    keptFeeMinor: 0,
  });
});

test('an approver confirms a request, and declines one only with a reason', async () => {
  const waiting = reservationOf({
    status: 'requested',
    mine: false,
    may: { approve: true, decline: true, cancel: true, accept: false },
  });
  const { user, calls } = openArea(
    areaOf(),
    {
      'GET /api/v1/reservations': () => ({ data: [waiting], page: pageOf() }),
      'POST /api/v1/reservations/:reservationId/approve': () => ({ data: waiting }),
      'POST /api/v1/reservations/:reservationId/decline': () => ({ data: waiting }),
    },
    { permissions: ['Reservation Approve', 'Reservations List View'] },
  );
  await user.click(await screen.findByRole('tab', { name: 'Requests' }));
  await user.click(await screen.findByRole('button', { name: /Approve Harbor Hall/ }));
  expect(await screen.findByText('Booking confirmed')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /Decline Harbor Hall/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Decline' }));
  expect(question.getByText('Enter a reason.')).toBeVisible();
  await user.type(question.getByRole('textbox'), 'The floor is being waxed');
  await user.click(question.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Booking declined')).toBeVisible();
  expect(calls.find(({ name }) => name.endsWith('/decline'))?.body).toEqual({
    version: 2,
    reason: 'The floor is being waxed',
  });
});

test('archiving asks once, and a refusal is told where it was asked', async () => {
  const { user } = openArea(
    areaOf(),
    {
      'POST /api/v1/common-areas/:areaId/archive': () =>
        problemOf(409, 'has-reservations', { detail: 'Two bookings are ahead.' }),
    },
    { permissions: ['Common Area Archive'] },
  );
  await user.click(await screen.findByRole('button', { name: 'More for Harbor Hall' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Archive Harbor Hall?' }));
  await user.click(question.getByRole('button', { name: 'Archive' }));
  expect(await question.findByText('Two bookings are ahead.')).toBeVisible();
});

test('an area that needs no booking says so; an address without one leads to the list', async () => {
  const first = openArea(areaOf({ bookable: false }));
  expect(await screen.findByText('Anyone can use this area during opening hours.')).toBeVisible();
  first.restore();
  cleanup();
  openArea(areaOf(), {}, { permissions: [], path: '/' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Common area not found' })).toBeVisible();
});

test('a photo that does not load gives way to a drawing', async () => {
  const photo = {
    id: idOf(80),
    name: 'hall.jpg',
    mediaType: 'image/jpeg',
    bytes: 10,
    uploadedAt: '2026-11-01T10:00:00Z',
    url: '/files/hall.jpg',
    alt: 'The hall with its long table',
  };
  openArea(areaOf({ photos: [photo] }));
  const image = await screen.findByRole('img', { name: 'The hall with its long table' });
  fireEvent.error(image);
  expect(screen.queryByRole('img', { name: 'The hall with its long table' })).not.toBeInTheDocument();
});
