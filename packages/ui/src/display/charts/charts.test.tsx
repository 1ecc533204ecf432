import { renderPage } from '@courtyard/common/testing';
import { act, screen, within } from '@testing-library/react';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import { BarChart } from './bar-chart';
import { DonutChart } from './donut-chart';
import { FigureTable } from './figure-table';
import { LineChart } from './line-chart';

test('names beside figures stay in sight where the figures are scrolled', () => {
  renderPage(
    <FigureTable
      caption="Trial balance"
      head={['Account', 'Debit']}
      rows={[{ name: '1010 Checking', cells: [{ text: '$5.00' }] }]}
    />,
    { wrap: withUi },
  );
  expect(screen.getByRole('rowheader', { name: '1010 Checking' })).toHaveStyle({ position: 'sticky' });
});

const dollars = (value: number) => `$${value}`;
const spend = {
  title: 'Spend by month',
  categories: ['Jan', 'Feb', 'Mar'],
  series: [
    { name: 'Operating', values: [40, 55, null] },
    { name: 'Reserve', values: [10, -5, 20] },
  ],
  format: dollars,
};

test.each([
  ['bars', BarChart],
  ['lines', LineChart],
])('the values of %s are said as one walks over them with the arrow keys', async (_, Chart) => {
  const { user, container } = renderPage(
    <main>
      <Chart {...spend} level={2} />
    </main>,
    { wrap: withUi },
  );
  const said = () => container.querySelector('[aria-live=polite]:not([role])')?.textContent;
  act(() => screen.getByRole('application', { name: 'Spend by month' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(said()).toBe('Feb, Operating: $55');
  await user.keyboard('{ArrowDown}');
  expect(said()).toBe('Feb, Reserve: $-5');
  await user.keyboard('{End}');
  expect(said()).toBe('Mar, Reserve: $20');
  await user.keyboard('{ArrowUp}');
  expect(said()).toBe('Mar, Operating: no value');
  await user.keyboard('{Escape}');
  expect(said()).toBe('');
  expect(await violationsIn(container)).toEqual([]);
});

test.each([
  ['counts, of which there are few', [0, 1], ['$0', '$1']],
  ['nothing at all', [0, 0], ['$0', '$1']],
  ['shares of one', [0, 0.5], ['$0', '$0.1', '$0.2', '$0.3', '$0.4', '$0.5']],
])('the axis of %s names only values that there can be', (_, values, named) => {
  const { container } = renderPage(
    <BarChart
      title="Bookings"
      categories={['Jan', 'Feb']}
      series={[{ name: 'All', values }]}
      format={dollars}
    />,
    { wrap: withUi },
  );
  const texts = [...container.querySelectorAll('text')].map((text) => text.textContent);
  expect(texts).toEqual([...named, 'Jan', 'Feb']);
});

test('the same figures can be read as a table', async () => {
  const { user, container } = renderPage(
    <main>
      <BarChart {...spend} level={2} categoryLabel="Month" />
    </main>,
    { wrap: withUi },
  );
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Spend by month' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['MonthOperatingReserve', 'Jan$40$10', 'Feb$55$-5', 'Mar–$20']);
  expect(await violationsIn(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('application')).toBeInTheDocument();
});

test('parts of a whole are listed with their share', () => {
  renderPage(
    <DonutChart
      title="Units by status"
      slices={[
        { name: 'Occupied', value: 3 },
        { name: 'Vacant', value: 1 },
      ]}
      format={String}
      totalLabel="units"
    />,
    { wrap: withUi },
  );
  const list = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(list.map((entry) => entry.textContent)).toEqual(['Occupied375%', 'Vacant125%']);
});

test('a value leads to what it counts, by Enter and in the table, and says how it stands against the one before', async () => {
  const { user, container, router } = renderPage(
    <main>
      <BarChart
        {...spend}
        level={2}
        against={{ period: 'month' }}
        linkOf={({ category, series }) => `/?month=${category}&fund=${series}`}
      />
    </main>,
    { wrap: withUi },
  );
  const said = () => container.querySelector('[aria-live=polite]:not([role])')?.textContent;
  act(() => screen.getByRole('application', { name: 'Spend by month' }).focus());
  expect(said()).toBe('Jan, Operating: $40');
  await user.keyboard('{ArrowRight}');
  expect(said()).toBe('Feb, Operating: $55, $15 more than the month before');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(said()).toBe('Feb, Reserve: $-5, $15 less than the month before');
  expect(router.state.location.search).toBe('?month=1&fund=1');
  await user.keyboard('{End}{ArrowUp}{Enter}');
  expect(router.state.location.search).toBe('?month=1&fund=1');
  expect(await violationsIn(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('link', { name: '$20' })).toHaveAttribute('href', '/?month=2&fund=1');
  expect(screen.getByText('$25 more than the month before')).toBeVisible();
});

test('a part leads to its list from its name and from its arc', async () => {
  const slices = [
    { name: 'Occupied', value: 3, to: '/?lives=yes' },
    { name: 'Vacant', value: 1, to: '/?lives=no' },
  ];
  const { user, router } = renderPage(<DonutChart title="Units" slices={slices} format={String} />, {
    wrap: withUi,
  });
  expect(screen.getByRole('link', { name: 'Vacant' })).toHaveAttribute('href', '/?lives=no');
  act(() => screen.getByRole('application', { name: 'Units' }).focus());
  await user.keyboard('{ArrowRight}{Enter}');
  expect(router.state.location.search).toBe('?lives=no');
});

test('without figures the chart says so', () => {
  renderPage(<LineChart title="Cash" categories={[]} series={[]} format={dollars} />, { wrap: withUi });
  expect(screen.getByText('No data for this period')).toBeInTheDocument();
});
