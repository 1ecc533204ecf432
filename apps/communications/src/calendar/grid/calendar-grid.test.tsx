import { personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import type { Move } from './grid-event.rules';
import { occurrenceOf } from '../calendar.fixture';
import { CalendarGrid } from './calendar-grid';

beforeEach(resetStores);

test.each(['week', 'day'] as const)('what happens at night is in the hours of the %s', async (view) => {
  const night = occurrenceOf({
    title: 'Water is off',
    start: '2026-12-02T07:30:00.000Z',
    end: '2026-12-02T08:00:00.000Z',
  });
  renderPage(
    <CalendarGrid
      view={view}
      day="2026-12-02"
      occurrences={[night]}
      mayWrite={false}
      onMove={() => {}}
      onDay={() => {}}
    />,
    {
      user: personWith(['Calendar Events List View']),
      path: '/calendar',
      pattern: '/calendar',
      wrap: withUi,
    },
  );
  expect(await screen.findByText('Water is off')).toBeVisible();
  expect(screen.getByText('2:30 AM')).toBeVisible();
});

test('an event has its own color with what can be read on it, and says that it is not settled', async () => {
  const own = occurrenceOf({ title: 'Yellow', color: '#ffe08a', textColor: '#ffff00', status: 'tentative' });
  renderPage(
    <CalendarGrid
      view="month"
      day="2026-12-02"
      occurrences={[own]}
      mayWrite={false}
      onMove={() => {}}
      onDay={() => {}}
    />,
    {
      user: personWith(['Calendar Events List View']),
      path: '/calendar',
      pattern: '/calendar',
      wrap: withUi,
    },
  );
  const link = (await screen.findByText('Yellow')).closest('a');
  expect(link).toHaveTextContent('7:30 AM Yellow (Not settled)');
  expect(link?.outerHTML).toContain('#ffe08a');
  expect(link?.outerHTML).toContain('#000000');
});

test('with Alt and Shift the arrow keys move the end of the event that has the focus', async () => {
  const moves: Move[] = [];
  const { user } = renderPage(
    <CalendarGrid
      view="week"
      day="2026-12-02"
      occurrences={[occurrenceOf()]}
      mayWrite
      onMove={(_event, move) => moves.push(move)}
      onDay={() => {}}
    />,
    { user: personWith(['Calendar Event Create']), path: '/calendar', pattern: '/calendar', wrap: withUi },
  );
  (await screen.findByText('Yoga on the lawn')).closest('a')?.focus();
  await user.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowRight}{/Shift}{ArrowUp}{/Alt}');
  expect(moves).toEqual([
    { start: '2026-12-02T12:30:00.000Z', end: '2026-12-02T13:45:00.000Z', allDay: false },
    { start: '2026-12-02T12:30:00.000Z', end: '2026-12-03T13:30:00.000Z', allDay: false },
    { start: '2026-12-02T12:15:00.000Z', end: '2026-12-02T13:15:00.000Z', allDay: false },
  ]);
});
