import { personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { occurrenceOf } from '../calendar.fixture';
import { MonthDays } from './month-days';

const told = jest.fn();

function Month() {
  const [day, setDay] = useState('2026-12-02');
  const change = (next: string) => {
    told(next);
    setDay(next);
  };
  // What happens in another month is not known at once.
  return (
    <MonthDays
      day={day}
      occurrences={day.startsWith('2026-12') ? [occurrenceOf()] : undefined}
      onDay={change}
    />
  );
}

function open() {
  return renderPage(<Month />, {
    user: personWith(['Calendar Events List View']),
    path: '/calendar',
    pattern: '/calendar',
    wrap: withUi,
  });
}

const dayOf = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  resetStores();
  told.mockReset();
});

test('the days are one stop of Tab; arrows, Home and End walk them, and Enter chooses', async () => {
  const { user } = open();
  expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
  await user.tab();
  expect(dayOf(/^Wednesday, December 2, 2026, events: 1/)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}{End}');
  expect(dayOf(/^Saturday, December 12, 2026/)).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(dayOf(/^Saturday, December 5, 2026/)).toHaveFocus();
  expect(told).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(told.mock.calls).toEqual([['2026-12-05']]);
  expect(dayOf(/^Saturday, December 5, 2026/)).toHaveFocus();
  await user.tab();
  for (const day of screen.getAllByRole('button', { name: /2026/ })) expect(day).not.toHaveFocus();
});

test('a step out of the days shown goes to their month, and the focus goes with it', async () => {
  const { user } = open();
  await user.tab();
  await user.keyboard('{PageUp}');
  expect(told.mock.calls).toEqual([['2026-11-02']]);
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  expect(dayOf(/^Monday, November 2, 2026/)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(dayOf(/^Monday, October 26, 2026/)).toHaveFocus();
});
