import { answerCalls, idOf, personWith, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import {
  calendarEventChange,
  calendarEventInput,
} from '@courtyard/contract/communications/calendar/calendar-event';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { calendarDetailsOf, calendarEventOf, occurrenceOf } from '../calendar.fixture';
import { EventCreatePage } from './event-create.page';
import { EventEditPage } from './event-edit.page';

const create = 'POST /api/v1/calendar/create';
const read = 'GET /api/v1/calendar/details/:eventId';
const update = 'PUT /api/v1/calendar/update/:eventId';

let restore = () => {};
function open(node: ReactNode, handlers: Parameters<typeof answerCalls>[0], search: string) {
  const wire = answerCalls(handlers);
  restore = wire.restore;
  const page = renderPage(node, {
    user: personWith(['Calendar Events List View', 'Calendar Event Create']),
    path: `/form${search}`,
    pattern: '/form',
    routes: [{ path: '/communications/community-calendar/details', element: <p>Details</p> }],
    wrap: withUi,
  });
  const sent = (name: string) => wire.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...page, sent };
}

beforeEach(resetStores);
afterEach(() => restore());

test('how it repeats is chosen in plain words, and sent as a rule', async () => {
  const { user, sent } = open(
    <EventCreatePage />,
    { [create]: () => ({ data: calendarEventOf() }) },
    '?day=2026-12-08&time=18:30',
  );
  await user.type(screen.getByLabelText(/^Title/), 'Choir');
  await user.selectOptions(screen.getByLabelText('Repeats'), 'Weekly');
  const interval = screen.getByLabelText(/^Every \(weeks\)/);
  await user.clear(interval);
  await user.type(interval, '2');
  await user.click(screen.getByLabelText('Tuesday'));
  await user.selectOptions(screen.getByLabelText('Ends'), 'After a number of dates');
  await user.type(screen.getByLabelText(/^Number of dates/), '6');
  expect(await screen.findByText('Every other week on Tuesday, 6 times')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create).map((body) => calendarEventInput.parse(body))).toMatchObject([
    {
      title: 'Choir',
      start: '2026-12-08T18:30',
      end: '2026-12-08T19:30',
      rules: ['FREQ=WEEKLY;INTERVAL=2;COUNT=6;BYDAY=TU'],
    },
  ]);
});

test('the last day of a month from Monday to Friday is chosen, and read again from its rule', async () => {
  const { user, sent } = open(
    <EventCreatePage />,
    { [create]: () => ({ data: calendarEventOf() }) },
    '?day=2026-12-31&time=18:30',
  );
  await user.type(screen.getByLabelText(/^Title/), 'Closing');
  await user.selectOptions(screen.getByLabelText('Repeats'), 'Monthly');
  await user.selectOptions(screen.getByLabelText('On'), 'the last weekday (Monday to Friday)');
  expect(await screen.findByText('Every month on the last weekday (Monday to Friday)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create).map((body) => calendarEventInput.parse(body))).toMatchObject([
    { rules: ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'], audience: null },
  ]);
});

test('two people edit one series: what the other saved stands beside what was written, and only what was changed is sent', async () => {
  let version = 3;
  const { user, sent } = open(
    <EventEditPage />,
    {
      [read]: () => {
        const event = calendarEventOf({ version, ...(version > 3 && { location: 'Theirs' }) });
        return { data: calendarDetailsOf({ event }) };
      },
      [update]: ({ body }) =>
        calendarEventChange.parse(body).version === version
          ? { data: calendarEventOf({ version: 5 }) }
          : problemOf(409, 'changed-meanwhile'),
    },
    `?id=${idOf(100)}&date=2026-12-02T07:30:00&scope=all`,
  );
  const title = await screen.findByLabelText(/^Title/);
  await user.clear(title);
  await user.type(title, 'Mine');
  version = 4;
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const panel = within(await screen.findByRole('group', { name: 'Their changes' }));
  expect(panel.getByRole('radio', { name: 'Theirs: Theirs' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(update)[1]).toEqual({
    title: 'Mine',
    scope: 'all',
    occurrence: '2026-12-02T07:30:00',
    version: 4,
  });
});

test('an event has a color of its own, with text that can be read on it; one date of a series is cancelled alone', async () => {
  const { user, sent, unmount } = open(
    <EventCreatePage />,
    { [create]: () => ({ data: calendarEventOf() }) },
    '?day=2026-12-08&time=18:30',
  );
  await user.type(screen.getByLabelText(/^Title/), 'Choir');
  await user.selectOptions(screen.getByLabelText('Status'), 'Tentative');
  const color = screen.getByRole('textbox', { name: /^Color/ });
  // As long as there is none it is the category's.
  const picker = screen.getByLabelText('Pick a color');
  expect(picker).toHaveValue('#2257d4');
  await user.selectOptions(screen.getByLabelText('Category'), 'Sports');
  expect(picker).toHaveValue('#0f8a83');
  await user.type(color, 'red');
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  expect(color).toBeInvalid();
  await user.clear(color);
  await user.type(color, '#FFE08A');
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create)).toMatchObject([{ status: 'tentative', color: '#ffe08a', textColor: '#000000' }]);
  unmount();
  restore();
  const edit = open(
    <EventEditPage />,
    {
      [read]: () => ({ data: calendarDetailsOf({ occurrence: occurrenceOf({ color: '#1e5bb8' }) }) }),
      [update]: () => ({ data: calendarEventOf() }),
    },
    `?id=${idOf(100)}&date=2026-12-02T07:30:00&scope=this`,
  );
  await edit.user.selectOptions(await screen.findByLabelText('Status'), 'Canceled');
  await edit.user.clear(screen.getByRole('textbox', { name: /^Color/ }));
  await edit.user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(edit.sent(update)).toEqual([
    {
      status: 'cancelled',
      color: null,
      textColor: null,
      scope: 'this',
      occurrence: '2026-12-02T07:30:00',
      version: 3,
    },
  ]);
});
