import { renderPage } from '@courtyard/common/testing';
import { screen, within } from '@testing-library/react';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import { type CalendarEntry, DaysCalendar } from './days-calendar';

const entry = (key: string, day: string, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key,
  day,
  title: `Visit ${key}`,
  to: `/orders?id=${key}`,
  ...more,
});

const setWidth = (isNarrow: boolean) => {
  globalThis.matchMedia = ((query: string) => ({
    matches: query.includes('width <') === isNarrow,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof globalThis.matchMedia;
};

function show(data: readonly CalendarEntry[]) {
  const onShow = jest.fn();
  const query = { data, isError: false, error: null, refetch: () => Promise.resolve() };
  const { user } = renderPage(
    <DaysCalendar label="Visits" span="month" day="2031-03-10" onShow={onShow} query={query} />,
    { wrap: withUi },
  );
  return { onShow, user };
}

const full = ['a', 'b', 'c', 'd', 'e'].map((key) => entry(key, '2031-03-12'));

test('a month has its days in a table; a full day leads to its week', async () => {
  setWidth(false);
  const { onShow, user } = show([entry('x', '2031-03-11', { time: '9:00 AM' }), ...full]);
  const table = within(screen.getByRole('table', { name: 'Visits' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(7);
  expect(table.getByRole('link', { name: '9:00 AM Visit x' })).toHaveAttribute('href', '/orders?id=x');
  expect(table.getAllByRole('link')).toHaveLength(4);
  expect(await violationsIn(document.body)).toEqual([]);
  await user.click(table.getByRole('button', { name: /^2 more on / }));
  expect(onShow).toHaveBeenCalledWith({ span: 'week', day: '2031-03-12' });
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(onShow).toHaveBeenLastCalledWith({ span: 'month', day: '2031-04-10' });
});

test('a phone lists the days of the month on which something happens, whole', () => {
  setWidth(true);
  show([entry('before', '2031-02-27'), ...full]);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(5);
});
