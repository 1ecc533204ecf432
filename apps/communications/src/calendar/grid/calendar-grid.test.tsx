import { personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
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
      canWrite={false}
      onMove={() => {}}
      onDay={() => {}}
      onNavigate={() => {}}
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
      canWrite={false}
      onMove={() => {}}
      onDay={() => {}}
      onNavigate={() => {}}
    />,
    {
      user: personWith(['Calendar Events List View']),
      path: '/calendar',
      pattern: '/calendar',
      wrap: withUi,
    },
  );
  const link = (await screen.findByText('Yellow')).closest('a');
  expect(link).toHaveTextContent('7:30 AM Yellow (Tentative)');
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
      canWrite
      onMove={(_event, move) => moves.push(move)}
      onDay={() => {}}
      onNavigate={() => {}}
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

describe('the month', () => {
  const cellOf = (on: string) => {
    const cell = document.querySelector(`[data-date="${on}"]`);
    if (!(cell instanceof HTMLElement)) throw new Error(`${on} is not drawn`);
    return cell;
  };
  const walks: string[] = [];

  function Month() {
    const [day, setDay] = useState('2026-12-02');
    const at = (title: string, start: string, end: string) =>
      occurrenceOf({ title, key: title, start, end, recurs: false });
    return (
      <>
        <button type="button">Before</button>
        <CalendarGrid
          view="month"
          day={day}
          occurrences={[
            at('Early', '2026-12-02T12:00:00.000Z', '2026-12-02T13:00:00.000Z'),
            at('Late', '2026-12-02T20:00:00.000Z', '2026-12-02T21:00:00.000Z'),
            { ...at('Works', '2026-12-02', '2026-12-05'), allDay: true },
          ]}
          canWrite={false}
          onMove={() => {}}
          onDay={() => {}}
          onNavigate={(next) => {
            walks.push(next);
            setDay(next);
          }}
        />
        <button type="button">After</button>
      </>
    );
  }

  async function open() {
    walks.length = 0;
    const { user } = renderPage(<Month />, {
      user: personWith(['Calendar Events List View']),
      path: '/calendar',
      pattern: '/calendar',
      wrap: withUi,
    });
    await screen.findByText('Late');
    await screen.findByRole('grid');
    screen.getByRole('button', { name: 'Before' }).focus();
    await user.tab();
    return user;
  }

  test('is one stop of Tab, and arrows, Home, End and Page keys walk its days', async () => {
    const user = await open();
    expect(cellOf('2026-12-02')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(cellOf('2026-12-10')).toHaveFocus();
    await user.keyboard('{End}');
    expect(cellOf('2026-12-12')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(cellOf('2026-12-12')).toHaveFocus();
    await user.keyboard('{PageDown}');
    expect(walks).toEqual(['2027-01-12']);
    await screen.findByText('January 12, 2027');
    expect(cellOf('2027-01-12')).toHaveFocus();
  });

  test('has what happens on a day behind Enter, up and down within it, and Escape out of it', async () => {
    const user = await open();
    const link = (title: string) => screen.getByText(title).closest('a');
    await user.keyboard('{Enter}');
    expect(link('Works')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(link('Late')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(link('Early')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(cellOf('2026-12-02')).toHaveFocus();
    // What goes on since an earlier day is reached from each of its days, and leads back there.
    await user.keyboard('{ArrowRight}{Enter}');
    expect(link('Works')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(cellOf('2026-12-03')).toHaveFocus();
  });
});
