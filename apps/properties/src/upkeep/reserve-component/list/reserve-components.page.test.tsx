import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { testListPage, withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { widen } from '../../../reservation/reservation.fixture';
import { reserveComponentOf, outlookOf } from '../reserve-component.fixture';
import { ReserveComponentsPage } from './reserve-components.page';

const list = 'GET /api/v1/reserve-components';
const outlook = 'GET /api/v1/reserve-components/outlook';
const reader = ['Reserve Components List View'];
const keeper = [...reader, 'Reserve Component Update'];
const plaster = reserveComponentOf({
  id: idOf(301),
  name: 'Pool plaster',
  category: 'pool',
  replaceOn: '2026-05-01',
  remainingMonths: 0,
  replacementCostMinor: 3_500_000,
});

const openPage = pageOpener({
  page: <ReserveComponentsPage />,
  permissions: keeper,
  answers: {
    [list]: () => ({ data: [plaster, reserveComponentOf()], page: pageOf({ total: 2 }) }),
    [outlook]: () => ({ data: outlookOf() }),
    [`${list}/values`]: () => ({ data: { values: [], more: false } }),
  },
  wrap: withUi,
});
function open(given: Parameters<typeof openPage>[0] = {}) {
  const page = openPage(given);
  const asked = () => page.calls.filter(({ name }) => name === list).map(({ query }) => query);
  return { ...page, asked };
}

beforeEach(() => widen(true));

testListPage({
  open,
  list,
  row: 'Pool plaster',
  reader,
  add: 'Add component',
  none: 'No reserve components yet',
  filtered: 'category=pool',
});

test('what all of them come to is said in sums, and by year in a chart that reads as a table', async () => {
  const { user } = open();
  const sum = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
  expect(await sum('Total replacement cost')).toBe('$159,000.00');
  expect(await sum('Fully funded balance today')).toBe('$124,900.00');
  expect(await sum('Annual contribution')).toBe('$7,950.00');
  expect(screen.getByText('2 components')).toBeVisible();

  const chart = within(await screen.findByRole('figure', { name: 'Due by year' }));
  await user.click(chart.getByRole('button', { name: 'Show as table' }));
  const table = within(await screen.findByRole('table', { name: 'Due by year' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'YearCost',
    '2026$35,000.00',
    '2027$0.00$35,000.00 less than the year before',
    '2032$124,000.00$124,000.00 more than the year before',
  ]);
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['2026', '2032'].map((year) => `/properties-common-areas/reserve-components?inYear=${year}`),
  );
});

test('each row says when it is replaced, what is left of its life and what it costs', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Reserve components' }));
  const row = (name: string) => within(table.getByRole('link', { name }).closest('tr') ?? document.body);
  expect(row('Pool plaster').getByText('2026')).toBeVisible();
  expect(row('Pool plaster').getByText('Past useful life')).toBeInTheDocument();
  expect(row('Pool plaster').getByText('$35,000.00')).toBeVisible();
  expect(row('Tower roofs, membrane').getByText('5 years')).toBeInTheDocument();
  expect(table.getByRole('link', { name: 'Pool plaster' })).toHaveAttribute(
    'href',
    `/properties-common-areas/reserve-components/details?id=${idOf(301)}`,
  );
});

test('what is replaced next comes first; a span of years is asked for as the call names it', async () => {
  const { user, asked, router } = open();
  await screen.findByRole('link', { name: 'Pool plaster' });
  expect(Object.fromEntries(asked()[0] ?? [])).toEqual({ sort: 'replaceOn', limit: '50' });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('button', { name: 'Due' }));
  const due = within(await screen.findByRole('group', { name: 'Due' }));
  await user.click(due.getByRole('radio', { name: 'Within 5 years' }));
  await waitFor(() => expect(asked().at(-1)?.get('withinYears')).toBe('5'));
  expect(asked().at(-1)?.has('within')).toBe(false);
  expect(router.state.location.search).toContain('within=5');
});

test.each([
  ['?within=0&category=pool', '0', null],
  ['?within=7&category=pool&inYear=1900', null, null],
  ['?inYear=2032&category=pool', null, '2032'],
])('%s reaches the call, as far as it is offered', async (search, years, inYear) => {
  const { asked } = open({ path: `/${search}&areaId=${idOf(50)}` });
  await screen.findByRole('link', { name: 'Pool plaster' });
  const query = asked()[0];
  expect(query?.get('inYear')).toBe(inYear);
  expect([query?.get('withinYears'), query?.get('category'), query?.get('areaId')]).toEqual([
    years,
    'pool',
    idOf(50),
  ]);
});

test('sums that cannot be loaded do not take the list away; a study without components has none', async () => {
  open({ answers: { [outlook]: () => problemOf(404, 'not-found') } });
  expect(await screen.findByRole('link', { name: 'Pool plaster' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();

  const nothing = { count: 0, replacementCostMinor: 0, fullyFundedMinor: 0, yearlyMinor: 0 };
  open({
    answers: {
      [list]: () => ({ data: [], page: pageOf({ total: 0 }) }),
      [outlook]: () => ({
        data: outlookOf({ ...nothing, years: [{ year: 2026, amountMinor: 0, components: [] }] }),
      }),
    },
  });
  expect(await screen.findByText('No reserve components yet')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Total replacement cost')).not.toBeInTheDocument());
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
