import { idOf, pageOf } from '@courtyard/common/testing';
import { reservationInput, slotTakenProblem } from '@courtyard/contract/properties/reservation/reservation';
import { act, screen, waitFor, within } from '@testing-library/react';
import { reservationOf } from '../../reservation/reservation.fixture';
import { areaOf, nineOn } from '../area.fixture';
import { summaryOf } from '../../property/property.fixture';
import { onFirstOfDecember, openArea, slot } from './area-page.fixture';

const book = 'POST /api/v1/reservations';
const questionId = idOf(60);

onFirstOfDecember();

test('a free slot is booked for the own property, until the end that was chosen', async () => {
  const { user, calls } = openArea(areaOf(), { [book]: () => ({ data: reservationOf() }) });
  await user.click(await slot(/^Wednesday 12\/02\/2026, 9:00/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Not billed to the unit: ask the office how to pay/)).toBeVisible();
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'End' }), [
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

test('what is billed for a booking is said with the day that it is due, before one books and on the page', async () => {
  const { user } = openArea(areaOf({ depositMinor: 30_000, billing: { dueDays: 3 } }));
  expect(
    await screen.findByText(
      'Fee and deposit are billed to the unit when the booking is confirmed, due 3 days before.',
    ),
  ).toBeVisible();
  await user.click(await slot(/^Wednesday 12\/02\/2026, 9:00/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Fee $50.00, deposit $300.00')).toBeVisible();
  expect(dialog.getByText('Billed to the unit when confirmed, due 3 days before the booking.')).toBeVisible();
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
  const { user, calls } = openArea(areaOf({ questions: [asked] }), {
    'GET /api/v1/reservations': () => ({ data: [before], page: pageOf() }),
    [book]: () => ({ data: reservationOf() }),
  });
  await user.click(await slot(/^Wednesday 12\/02\/2026, 10:00/));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Saturday 12/05/2026, 3 slots free' }));
  const times = within(dialog.getByRole('radiogroup', { name: 'Start' }));
  expect(times.getByRole('radio', { name: /10:00.AM/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Thursday 12/03/2026, 2 slots free' }));
  expect(times.getByRole('radio', { name: /9:00.AM ?taken/ })).not.toBeChecked();
  await user.click(times.getByRole('radio', { name: /11:00.AM/ }));
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(calls.some(({ name }) => name === book)).toBe(true));
  expect(calls.find(({ name }) => name === book)?.body).toMatchObject({
    startsAt: nineOn('2026-12-03', 2),
    endsAt: nineOn('2026-12-03', 3),
    answers: { [questionId]: 'Book club' },
  });
});

test('Back closes the form of a slot and stays with the calendar', async () => {
  const { user, router } = openArea(areaOf(), {}, { path: '/' });
  await act(async () => router.navigate(`/?id=${idOf(50)}`));
  await user.click(await slot(/^Wednesday 12\/02\/2026, 9:00/));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: 'Book' });
  expect(router.state.location.search).toContain('slot=');
  await act(async () => router.navigator.go(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe(`?id=${idOf(50)}`);
  expect(await slot(/^Wednesday 12\/02\/2026, 9:00/)).toBeVisible();
});

test('where the own properties do not come, it says so, and asks for them again', async () => {
  let isDown = true;
  const { user } = openArea(areaOf(), {
    'GET /api/v1/properties/mine': () =>
      isDown ? new Response('', { status: 500 }) : { data: [summaryOf()] },
  });
  await user.click(await slot(/^Wednesday 12\/02\/2026, 9:00/));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('alert');
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByRole('combobox', { name: 'End' });
});

test('required questions are asked for before anything is sent, and the rules stand beside', async () => {
  const asked = {
    id: questionId,
    text: 'What is the occasion?',
    kind: 'text' as const,
    choices: [],
    required: true,
  };
  const { user, calls } = openArea(areaOf({ rules: 'No shoes.', questions: [asked] }), {
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
  const { user, calls } = openArea(areaOf(), {
    [book]: ({ body }) =>
      reservationInput.parse(body).startsAt === alternative.startsAt
        ? { data: reservationOf() }
        : Response.json(taken, { status: 409 }),
  });
  await user.click(await slot(/^Wednesday 12\/02\/2026, 9:00/));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: /Note to the office/ }), 'Chairs please');
  await user.click(dialog.getByRole('button', { name: 'Book' }));

  expect(await dialog.findByText('That time was just booked')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /Wed 12\/02\/2026, 10:00.AM – 11:00.AM/ }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: /10:00.AM/ })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.filter(({ name }) => name === book).at(-1)?.body).toMatchObject({
    ...alternative,
    note: 'Chairs please',
  });
});

test('a taken time is waited for in line, with what else the booking asks', async () => {
  const { user, calls } = openArea(areaOf(), {
    [book]: () => ({ data: reservationOf({ status: 'waiting', line: { ahead: 0, offeredUntil: null } }) }),
  });
  await user.click(await slot(/^Thursday 12\/03\/2026, 10:00/));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /9:00.AM ?taken/ }));
  expect(dialog.getByText(/This time is taken/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText(/You’re on the waitlist: Harbor Hall/)).toBeVisible();
  expect(calls.find(({ name }) => name === book)?.body).toMatchObject({
    startsAt: nineOn('2026-12-03'),
    waitlist: true,
  });
});

test('a place in line is shown, and an offer is accepted', async () => {
  const may = { approve: false, decline: false, cancel: true, accept: false };
  const line = { ahead: 1, offeredUntil: null };
  const offer = { ahead: 0, offeredUntil: nineOn('2026-12-02') };
  const { user, calls } = openArea(areaOf(), {
    'GET /api/v1/reservations': () => ({
      data: [
        reservationOf({ status: 'waiting', line, may }),
        reservationOf({ id: idOf(72), status: 'offered', line: offer, may: { ...may, accept: true } }),
      ],
      page: pageOf({ total: 2 }),
    }),
    'POST /api/v1/reservations/:reservationId/accept': () => ({ data: reservationOf() }),
  });
  expect(await screen.findByText(/number 2 in line/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Accept Thu 12\/03\/2026/ }));
  expect(await screen.findByText('Booking confirmed')).toBeVisible();
  expect(calls.find(({ name }) => name.endsWith('/accept'))?.body).toEqual({ version: 2 });
});
