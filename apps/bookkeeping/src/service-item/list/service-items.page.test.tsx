import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { testListPage, withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { boughtOf, serviceItemOf } from '../service-item.fixture';
import { ServiceItemsPage } from './service-items.page';

const list = 'GET /api/v1/service-items';
const archive = 'POST /api/v1/service-items/:serviceItemId/archive';
const reader = ['Bookkeeping Service List View'];
const rows = [
  serviceItemOf(),
  boughtOf(),
  serviceItemOf({
    id: idOf(102),
    name: 'Pool key fob',
    kind: 'both',
    priceMinor: null,
    expenseAccount: { id: idOf(24), code: '5210', name: 'Pool', archived: true },
    archivedAt: '2026-10-01T15:00:00Z',
  }),
];

const open = pageOpener({
  page: <ServiceItemsPage />,
  permissions: [...reader, 'Bookkeeping Service Update'],
  path: '/',
  answers: { [list]: () => ({ data: rows, page: pageOf({ total: 3 }) }) },
  wrap: withUi,
});
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

testListPage({
  open,
  list,
  row: 'Handyman',
  reader,
  add: 'Add service or item',
  none: 'No services or items yet',
  filtered: 'kind=billed',
});

test('each row says what it is, where it is posted and what it costs, and leads to its page', async () => {
  open();
  const bought = await rowOf('Handyman');
  expect(bought.getByText('Bought from vendors')).toBeVisible();
  expect(bought.getByText('5220 Repairs and maintenance')).toBeInTheDocument();
  expect(bought.getByText('$68.00')).toBeVisible();
  expect(bought.getByText('hour')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Handyman' })).toHaveAttribute(
    'href',
    `/bookkeeping/services-items/details?id=${idOf(101)}`,
  );
  const both = await rowOf('Pool key fob');
  expect(both.getByText('4200 Amenity fees')).toBeInTheDocument();
  expect(both.getByText('5210 Pool')).toBeInTheDocument();
  // The item, and one of its accounts.
  expect(both.getAllByText('Archived')).toHaveLength(2);
});

test('what the address says is what is asked for', async () => {
  const account = idOf(23);
  const search = `?kind=bought&kind=castle&status=archived&accountId=${account}&sort=-priceMinor&search=handy`;
  const { calls } = open({ path: `/${search}` });
  await screen.findByRole('link', { name: 'Handyman' });
  const query = calls.find(({ name }) => name === list)?.query;
  expect(query?.getAll('kind')).toEqual(['bought']);
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    status: 'archived',
    accountId: account,
    sort: '-priceMinor',
    search: 'handy',
  });
});

test('one is archived from its row, and Undo takes exactly that back', async () => {
  const { user, sent } = open({
    answers: { [archive]: () => ({ data: boughtOf({ version: 4, archivedAt: '2026-12-01T15:00:00Z' }) }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Handyman' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByText('Handyman archived')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Handyman restored')).toBeVisible();
  expect(sent(archive)).toEqual([
    { archived: true, version: 3 },
    { archived: false, version: 4 },
  ]);
});

test('one that cannot be taken back says why', async () => {
  const detail = 'Another active service or item now has this name. Rename one of them first.';
  const { user } = open({ answers: { [archive]: () => problemOf(409, 'name-taken', { detail }) } });
  await user.click(await screen.findByRole('button', { name: 'Actions for Pool key fob' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Restore' }));
  expect(await screen.findByText(detail)).toBeVisible();
});

test('a list of which all is archived says so and shows them', async () => {
  const { user } = open({
    answers: {
      [list]: ({ query }: { query: URLSearchParams }) =>
        query.get('status') === 'archived'
          ? { data: rows, page: pageOf({ total: 3 }) }
          : { data: [], page: pageOf({ total: 0 }) },
    },
  });
  expect(await screen.findByText('All 3 are archived')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Handyman' })).toBeVisible());
});
