import {
  answerCalls,
  idOf,
  pageOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
} from '@courtyard/common/testing';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { reservationInput, slotTakenProblem } from '@courtyard/contract/properties/reservation/reservation';
import { withUi } from '@courtyard/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { daysFrom } from '@courtyard/contract/days';
import { onCalendar, reservationOf, standStill, widen } from '../../reservation/reservation.fixture';
import { summaryOf } from '../../property/property.fixture';
import { areaOf, availabilityOf, nineOn } from '../area.fixture';
import { CommonAreaPage } from './common-area.page';

const book = 'POST /api/v1/reservations';
const questionId = idOf(60);

let restore = () => {};
function open(
  area: CommonArea,
  handlers: Parameters<typeof answerCalls>[0] = {},
  { permissions = ['Reservation Create'], path = `/?id=${area.id}` } = {},
) {
  const wire = answerCalls({
    'GET /api/v1/common-areas/:areaId': () => ({ data: area }),
    'GET /api/v1/common-areas/:areaId/availability': ({ query }) => ({
      data: availabilityOf(daysFrom(query.get('from') ?? '', 7), {
        '2026-12-01': ['past', 'past', 'free'],
        '2026-12-03': ['taken', 'free', 'free'],
      }),
    }),
    'GET /api/v1/reservations/calendar': () => ({
      data: { timeZone: 'America/New_York', reservations: [onCalendar()] },
    }),
    'GET /api/v1/reservations': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/properties/mine': () => ({ data: [summaryOf()] }),
    ...handlers,
  });
  restore = wire.restore;
  return {
    ...wire,
    ...renderPage(<CommonAreaPage />, { user: personWith(permissions), path, wrap: withUi }),
  };
}
const slot = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  resetStores();
  standStill();
  widen(true);
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

test('what the area is, when it is open and what one may book is said in words', async () => {
  open(areaOf({ approvalRequired: true, rules: 'No shoes.' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbor Hall' })).toBeVisible();
  expect(screen.getByText('$50.00 per booking')).toBeVisible();
  expect(screen.getByText('At most 1 booking a day per unit.')).toBeVisible();
  expect(screen.getByText('At most 2 bookings a week per unit.')).toBeVisible();
  expect(
    screen.getByText('A booking is 1 hour long, or several of them in a row up to 2 hours.'),
  ).toBeVisible();
  expect(screen.getByText('The office approves each booking. The time is kept meanwhile.')).toBeVisible();
  expect(screen.getByText('No shoes.')).toBeVisible();
});

test('each slot says its day, its time and its state; what is taken opens nothing', async () => {
  const { user } = open(areaOf());
  const taken = await slot(/^Thursday 12\/03\/2026, 9:00.AM – 10:00.AM: Taken$/);
  expect(taken).toHaveAttribute('aria-disabled', 'true');
  await user.click(taken);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /12\/01\/2026, 9:00/ })).not.toBeInTheDocument();
});

test('arrows walk over slots and into the next week, Enter opens the form', async () => {
  const { user, router } = open(areaOf());
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

test('on a phone a day is chosen and its slots are listed', async () => {
  widen(false);
  const { user } = open(areaOf());
  await user.click(await screen.findByRole('button', { name: 'Thursday 12/03/2026, 2 slots free' }));
  const rows = within(await screen.findByText('Thursday 12/03/2026').then((day) => day.parentElement ?? day));
  expect(rows.getByText('Taken', { selector: 'span' })).toBeVisible();
  await user.click(rows.getByRole('button', { name: /^Thursday 12\/03\/2026, 10:00.AM – 11:00.AM ?Free$/ }));
  expect(await screen.findByRole('dialog', { name: 'Book Harbor Hall' })).toBeVisible();
});

test('a free slot is booked for the own property, until the end that was chosen', async () => {
  const { user, calls } = open(areaOf(), { [book]: () => ({ data: reservationOf() }) });
  await user.click(await slot(/^Wednesday 12\/02\/2026, 9:00/));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Until' }), [
    dialog.getByRole('option', { name: /11:00.AM \(2 hours\)/ }),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  expect(
    await screen.findByText(/Harbor Hall is booked: Thu 12\/03\/2026, 9:00.AM – 11:00.AM/),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = reservationInput.parse(calls.find(({ name }) => name === book)?.body);
  expect(sent).toMatchObject({
    areaId: idOf(50),
    propertyId: idOf(1),
    startsAt: nineOn('2026-12-02'),
    endsAt: nineOn('2026-12-02', 2),
  });
});

test('the dialog has the day too: another one keeps the time of day, and answers of last time stand', async () => {
  const asked = {
    id: questionId,
    text: 'What is the occasion?',
    kind: 'text' as const,
    choices: [],
    required: true,
  };
  const before = reservationOf({
    status: 'cancelled',
    answers: [{ questionId, question: asked.text, answer: 'Book club' }],
  });
  const { user, calls } = open(areaOf({ questions: [asked] }), {
    'GET /api/v1/reservations': () => ({ data: [before], page: pageOf() }),
    [book]: () => ({ data: reservationOf() }),
  });
  await user.click(await slot(/^Wednesday 12\/02\/2026, 10:00/));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Saturday 12/05/2026, 3 slots free' }));
  const times = within(dialog.getByRole('radiogroup', { name: 'From' }));
  expect(times.getByRole('radio', { name: /10:00.AM/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Thursday 12/03/2026, 2 slots free' }));
  expect(times.queryByRole('radio', { name: /9:00.AM/ })).not.toBeInTheDocument();
  await user.click(times.getByRole('radio', { name: /11:00.AM/ }));
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(calls.some(({ name }) => name === book)).toBe(true));
  expect(calls.find(({ name }) => name === book)?.body).toMatchObject({
    startsAt: nineOn('2026-12-03', 2),
    endsAt: nineOn('2026-12-03', 3),
    answers: { [questionId]: 'Book club' },
  });
});

test('required questions are asked for before anything is sent, and the rules stand beside', async () => {
  const asked = {
    id: questionId,
    text: 'What is the occasion?',
    kind: 'text' as const,
    choices: [],
    required: true,
  };
  const { user, calls } = open(areaOf({ rules: 'No shoes.', questions: [asked] }), {
    [book]: () => ({ data: reservationOf() }),
  });
  await user.click(await slot(/^Wednesday 12\/02\/2026, 9:00/));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Book' }));
  expect(await dialog.findByText('Answer this question.')).toBeVisible();
  expect(dialog.getByRole('group', { name: 'House rules' })).toHaveTextContent('No shoes.');
  expect(calls.some(({ name }) => name === book)).toBe(false);

  await user.type(dialog.getByRole('textbox', { name: /What is the occasion/ }), 'A birthday');
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === book)).toHaveLength(1));
  expect(calls.find(({ name }) => name === book)?.body).toMatchObject({
    answers: { [questionId]: 'A birthday' },
  });
});

test('when somebody was faster, what was written stays and a free time nearby books with one more press', async () => {
  const alternative = { startsAt: nineOn('2026-12-02', 1), endsAt: nineOn('2026-12-02', 2) };
  const taken = slotTakenProblem.parse({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'slot-taken',
    alternatives: [alternative],
  });
  const { user, calls } = open(areaOf(), {
    [book]: ({ body }) =>
      reservationInput.parse(body).startsAt === alternative.startsAt
        ? { data: reservationOf() }
        : Response.json(taken, { status: 409 }),
  });
  await user.click(await slot(/^Wednesday 12\/02\/2026, 9:00/));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: /Note to the office/ }), 'Chairs please');
  await user.click(dialog.getByRole('button', { name: 'Book' }));

  expect(await dialog.findByText('Somebody was a moment faster')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /Wed 12\/02\/2026, 10:00.AM – 11:00.AM/ }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: /10:00.AM/ })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.filter(({ name }) => name === book).at(-1)?.body).toMatchObject({
    ...alternative,
    note: 'Chairs please',
  });
});

test('an own booking is cancelled after one question', async () => {
  const { user, calls } = open(areaOf(), {
    'GET /api/v1/reservations': () => ({ data: [reservationOf()], page: pageOf() }),
    'POST /api/v1/reservations/:reservationId/cancel': () => ({
      data: reservationOf({ status: 'cancelled' }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: /Cancel booking of Thu 12\/03\/2026/ }));
  const question = within(await screen.findByRole('alertdialog', { name: /Cancel Harbor Hall, Thu/ }));
  await user.click(question.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Booking cancelled')).toBeVisible();
  expect(calls.find(({ name }) => name.endsWith('/cancel'))?.body).toEqual({ version: 2, reason: '' });
});

test('an approver confirms a request, and declines one only with a reason', async () => {
  const waiting = reservationOf({
    status: 'requested',
    mine: false,
    may: { approve: true, decline: true, cancel: true },
  });
  const { user, calls } = open(
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
  expect(question.getByText('Give a reason.')).toBeVisible();
  await user.type(question.getByRole('textbox'), 'The floor is being waxed');
  await user.click(question.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Booking declined')).toBeVisible();
  expect(calls.find(({ name }) => name.endsWith('/decline'))?.body).toEqual({
    version: 2,
    reason: 'The floor is being waxed',
  });
});

test('archiving asks once, and a refusal is told where it was asked', async () => {
  const { user } = open(
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
  open(areaOf({ bookable: false }));
  expect(await screen.findByText('Everybody may use this area in its opening hours.')).toBeVisible();
  restore();
  cleanup();
  open(areaOf(), {}, { permissions: [], path: '/' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Which area?' })).toBeVisible();
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
  open(areaOf({ photos: [photo] }));
  const image = await screen.findByRole('img', { name: 'The hall with its long table' });
  fireEvent.error(image);
  expect(screen.queryByRole('img', { name: 'The hall with its long table' })).not.toBeInTheDocument();
});
