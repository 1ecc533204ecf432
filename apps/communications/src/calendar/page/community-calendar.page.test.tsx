import { answerCalls, idOf, personWith, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { calendarEventOf, occurrenceOf } from '../calendar.fixture';
import { emptyCalendar } from '../state/calendar-state.rules';
import { useCalendar } from '../state/calendar.store';
import { CommunityCalendarPage } from './community-calendar.page';

const range = 'GET /api/v1/calendar/occurrences';
const events = 'GET /api/v1/calendar/events/';

let restore = () => {};
function open(
  handlers: Parameters<typeof answerCalls>[0],
  { permissions = ['Calendar Events List View'], path = '/calendar?day=2026-12-01' } = {},
) {
  const wire = answerCalls(handlers);
  restore = wire.restore;
  const page = renderPage(<CommunityCalendarPage />, {
    user: personWith(permissions),
    path,
    pattern: '/calendar',
    wrap: withUi,
  });
  const asked = () => wire.calls.filter(({ name }) => name === range).map(({ query }) => query);
  return { ...page, asked };
}

beforeEach(() => {
  resetStores();
  useCalendar.setState(emptyCalendar);
});
afterEach(() => restore());

const listed = (occurrences: ReturnType<typeof occurrenceOf>[]) => ({
  data: { timeZone: 'America/New_York', occurrences, isCut: false },
});

test('the agenda has each day on which something happens, whole days first, and a link to each date', async () => {
  const trip = occurrenceOf({
    key: 'trip',
    eventId: idOf(7),
    occurrence: '2026-12-02T00:00:00',
    title: 'Trip',
    allDay: true,
    start: '2026-12-02',
    end: '2026-12-04',
    recurs: false,
  });
  const { user, asked } = open({ [range]: () => listed([occurrenceOf({ myAnswer: 'yes' }), trip]) });
  const days = await screen.findAllByRole('heading', { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['Wednesday', 'Thursday']);
  const lines = screen.getAllByRole('link', { name: /Trip|Yoga/ });
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Trip', 'Yoga on the lawn', 'Trip']);
  expect(lines[1]).toHaveAttribute(
    'href',
    `/communications/community-calendar/details?id=${idOf(100)}&date=2026-12-02T07%3A30%3A00`,
  );
  expect(screen.getByText('7:30 AM – 8:30 AM')).toBeVisible();
  expect(screen.getByText('Attending')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sports' }));
  expect(asked().at(-1)?.getAll('category')).toEqual(['sports']);
  expect(screen.queryByRole('link', { name: 'Add event' })).not.toBeInTheDocument();
});

test('a daily 02:30 event of New York is not on the day on which the clocks skip that time', async () => {
  const early = (day: string, hour: number) =>
    occurrenceOf({
      key: day,
      occurrence: `${day}T02:30:00`,
      title: 'Early',
      start: `${day}T0${hour}:30:00.000Z`,
      end: `${day}T0${hour + 1}:00:00.000Z`,
    });
  // As the server answers it: at -5 until 7 March 2026, at -4 from 9 March on.
  open(
    { [range]: () => listed([early('2026-03-07', 7), early('2026-03-09', 6)]) },
    { path: '/calendar?day=2026-03-06' },
  );
  const days = await screen.findAllByRole('heading', { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['Saturday', 'Monday']);
  expect(screen.getAllByText('2:30 AM – 3:00 AM')).toHaveLength(2);
});

test('all events say in words how they repeat; a failure is said in the words of the specification, with another try', async () => {
  let fails = true;
  const own = calendarEventOf({
    id: idOf(8),
    title: 'Own rule',
    rules: ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1'],
  });
  const { user } = open(
    {
      [range]: () => listed([]),
      [events]: () => (fails ? problemOf(500, 'unexpected') : [calendarEventOf(), own]),
    },
    { permissions: ['Calendar Events List View', 'Calendar Event Create'], path: '/calendar?show=series' },
  );
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText('Failed to fetch events')).toBeVisible();
  fails = false;
  await user.click(failure.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Every week on Wednesday')).toBeVisible();
  expect(screen.getByText('Custom rule')).toBeVisible();
});
