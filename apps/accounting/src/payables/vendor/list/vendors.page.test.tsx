import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { testListPage, withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { vendorOf, vendorSummaryOf } from '../vendor.fixture';
import { VendorsPage } from './vendors.page';

const list = 'GET /api/v1/vendors';
const archive = 'POST /api/v1/vendors/:vendorId/archive';
const reader = ['Vendors List View', 'Vendor Details View'];
const rows = [
  vendorSummaryOf({ insuredUntil: '2020-01-31' }),
  vendorSummaryOf({ id: idOf(101), name: 'Handy Brothers', termsDays: 0, tin: null, w9ReceivedOn: null }),
  vendorSummaryOf({
    id: idOf(102),
    name: 'Riverton Power',
    reportable: false,
    taxBox: null,
    tin: null,
    w9ReceivedOn: null,
    archivedAt: '2026-10-01T15:00:00Z',
  }),
];

const open = pageOpener({
  page: <VendorsPage />,
  permissions: [...reader, 'Vendor Update'],
  path: '/',
  answers: { [list]: () => ({ data: rows, page: pageOf({ total: 3 }) }) },
  wrap: withUi,
});
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

testListPage({
  open,
  list,
  row: 'Handy Brothers',
  reader,
  add: 'Add vendor',
  none: 'No vendors yet',
  filtered: 'reportable=yes',
});

test('each row says terms, box, what a 1099 misses and insurance that ended, and leads to its page', async () => {
  open();
  const complete = await rowOf('Greenway');
  expect(complete.getByText('Net 30')).toBeVisible();
  expect(complete.getByText('1099-NEC, box 1')).toBeVisible();
  expect(complete.getByText('···0131')).toBeVisible();
  expect(complete.getByText('Insurance expired')).toBeInTheDocument();
  const incomplete = await rowOf('Handy Brothers');
  expect(incomplete.getByText('Due on receipt')).toBeVisible();
  expect(incomplete.getByText('TIN missing')).toBeVisible();
  expect(incomplete.getByText('W-9 missing')).toBeVisible();
  const archived = await rowOf('Riverton Power');
  expect(archived.getByText('No 1099')).toBeVisible();
  expect(archived.getByText('Archived')).toBeVisible();
  expect(archived.queryByText('W-9 missing')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Handy Brothers' })).toHaveAttribute(
    'href',
    `/accounting/vendors/${idOf(101)}/bills`,
  );
});

test('what the address says is what is asked for', async () => {
  const { calls } = open({ path: '/?w9=missing&w9=lost&status=archived&sort=-insuredUntil&search=handy' });
  await screen.findByRole('link', { name: 'Handy Brothers' });
  const query = calls.find(({ name }) => name === list)?.query;
  expect(query?.getAll('w9')).toEqual(['missing']);
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    status: 'archived',
    sort: '-insuredUntil',
    search: 'handy',
  });
});

test('one is archived from its row, and Undo takes exactly that back', async () => {
  const { user, sent } = open({
    answers: { [archive]: () => ({ data: vendorOf({ version: 4, archivedAt: '2026-12-01T15:00:00Z' }) }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Handy Brothers' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByText('Handy Brothers archived')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent(archive)).toEqual([
      { archived: true, version: 3 },
      { archived: false, version: 4 },
    ]),
  );
});

test('one that cannot be taken back says why', async () => {
  const detail = 'Another vendor now has this name. Rename one of them first.';
  const { user } = open({ answers: { [archive]: () => problemOf(409, 'name-taken', { detail }) } });
  await user.click(await screen.findByRole('button', { name: 'Actions for Riverton Power' }));
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
  expect(await screen.findByText('All 3 vendors are archived')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Handy Brothers' })).toBeVisible());
});
