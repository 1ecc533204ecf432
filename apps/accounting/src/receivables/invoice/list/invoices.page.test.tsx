import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { invoiceSummaryOf } from '../invoice.fixture';
import { InvoicesPage } from './invoices.page';

const list = 'GET /api/v1/invoices';
const reader = ['Invoices List View', 'Invoice Details View'];
const writer = [...reader, 'Invoice Create'];
const paid = { status: 'paid', openMinor: 0, aging: null } as const;
const rows = [
  invoiceSummaryOf(),
  invoiceSummaryOf({ ...paid, id: idOf(401), number: 1043, property: { id: idOf(21), name: 'Birch 7' } }),
];

const open = pageOpener({
  page: <InvoicesPage />,
  permissions: writer,
  answers: {
    [list]: () => ({ data: rows, page: pageOf({ total: 2 }) }),
    [`${list}/totals`]: () => ({ data: { count: 2, sums: { totalMinor: 60_000, openMinor: 20_000 } } }),
  },
  wrap: withUi,
});
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-01T15:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const rowOf = async (number: string) =>
  within((await screen.findByRole('link', { name: number })).closest('tr') ?? document.body);

test('what is overdue says by how many days, and what is paid says nothing of it', async () => {
  open();
  const late = await rowOf('1042');
  expect(late.getByText('15 days overdue')).toBeVisible();
  expect(late.getByText('Partly paid')).toBeVisible();
  expect(late.getByText('$200.00')).toBeVisible();
  expect(late.getByRole('link', { name: '1042' })).toHaveAttribute(
    'href',
    `/accounting/invoices/${idOf(400)}`,
  );
  const settled = await rowOf('1043');
  expect(settled.getByText('Paid')).toBeVisible();
  expect(settled.queryByText(/overdue/)).not.toBeInTheDocument();
});

test('the sums of all rows stand above the list, billed and open', async () => {
  open();
  expect(await screen.findByText('2 invoices · $600.00 billed · $200.00 open')).toBeVisible();
});

test('what the address says is what is asked for', async () => {
  const { calls } = open({ path: '/?status=open&status=gone&aging=over90&sort=dueOn' });
  await rowOf('1042');
  const query = calls.find(({ name }) => name === list)?.query;
  expect(query?.getAll('status')).toEqual(['open']);
  expect([query?.get('aging'), query?.get('sort')]).toEqual(['over90', 'dueOn']);
});

test('only who writes invoices is offered to bill and to record a payment', async () => {
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'New invoice' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Record payment' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Actions for 1042 Aspen House 204' }));
  expect(await screen.findByRole('menuitem', { name: 'Record payment' })).toBeVisible();

  open({ permissions: reader });
  await rowOf('1042');
  expect(screen.queryByRole('link', { name: 'New invoice' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Record payment' })).not.toBeInTheDocument();
});

test('the server writes the file, under the filters of the list', async () => {
  // jsdom cannot follow a link, not even to a download.
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const { user, calls } = open({
    path: '/?status=open&cursor=page-3',
    answers: { 'GET /api/v1/invoices/export': () => ({}) },
  });
  await rowOf('1042');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const asked = calls.find(({ name }) => name === `${list}/export`)?.query;
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ status: 'open', format: 'xlsx' });
  expect(asked?.has('cursor')).toBe(false);
});

test('an empty list tells who writes invoices what to do; one that fails is asked again', async () => {
  open({ answers: { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) } });
  expect(await screen.findByText('No invoices yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New invoice' })).toHaveLength(2);

  let isDown = true;
  const { user } = open({
    answers: {
      [list]: () => (isDown ? new Response(null, { status: 503 }) : { data: rows, page: pageOf() }),
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  isDown = false;
  await user.click(again);
  expect(await rowOf('1042')).toBeDefined();
});
