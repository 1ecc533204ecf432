import { CardHearing } from '@courtyard/common';
import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { occurrenceOf } from './calendar.fixture';
import { UpcomingEventsCard } from './upcoming-events.card';

const occurrences = 'GET /api/v1/calendar/occurrences';
const hear = jest.fn();
const answerOf = (...found: ReturnType<typeof occurrenceOf>[]) => ({
  [occurrences]: () => ({ data: { occurrences: found, isCut: false } }),
});

const open = pageOpener({
  page: (
    <CardHearing value={hear}>
      <UpcomingEventsCard />
    </CardHearing>
  ),
  answers: {},
  wrap: withUi,
});
// Ten in the morning in New York.
beforeEach(() => {
  hear.mockClear();
  jest.useFakeTimers({ now: new Date('2026-12-01T15:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const event = (title: string, start: string, end: string, allDay = false) =>
  occurrenceOf({ key: title, title, start, end, allDay });
const breakfast = event('Breakfast', '2026-12-01T13:00:00Z', '2026-12-01T14:30:00Z');

test('what is over today is left out; what is going on and what comes is there', async () => {
  open({
    answers: answerOf(
      breakfast,
      event('Painting', '2026-12-01T14:00:00Z', '2026-12-01T20:00:00Z'),
      event('Cleanup day', '2026-12-01', '2026-12-02', true),
      event('Dinner', '2026-12-01T23:00:00Z', '2026-12-02T01:00:00Z'),
    ),
  });
  expect(await screen.findByRole('link', { name: 'Dinner' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Painting' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cleanup day' })).toBeVisible();
  expect(screen.queryByText('Breakfast')).toBeNull();
});

test('where all is over there is no card', async () => {
  open({ answers: answerOf(breakfast, event('Fair', '2026-11-30', '2026-12-01', true)) });
  await waitFor(() => expect(hear).toHaveBeenLastCalledWith('nothing'));
});
