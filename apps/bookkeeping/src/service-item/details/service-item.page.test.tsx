import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { auditEntry } from '@courtyard/contract';
import type { ServiceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { boughtOf, serviceItemOf } from '../service-item.fixture';
import { ServiceItemPage } from './service-item.page';

const path = '/bookkeeping/services-items/details';
const read = 'GET /api/v1/service-items/:serviceItemId';
const archive = 'POST /api/v1/service-items/:serviceItemId/archive';
const reader = ['Bookkeeping Service List View'];
const keeper = [...reader, 'Bookkeeping Service Update'];
const entry = auditEntry.parse({
  id: idOf(1),
  at: '2026-11-01T15:00:00Z',
  actor: 'Maya Okafor',
  action: 'service-item.update',
  changes: {
    priceMinor: { before: 12_500, after: 15_000 },
    incomeAccount: { before: '4900 Other income', after: '4200 Amenity fees' },
  },
});

const open = pageOpener({
  page: <ServiceItemPage />,
  permissions: reader,
  path: `${path}?id=${idOf(100)}`,
  pattern: path,
  answers: {
    [read]: () => ({ data: serviceItemOf() }),
    'GET /api/v1/service-items/:serviceItemId/history': () => ({ data: [entry], page: pageOf() }),
  },
  routes: [{ path: '/bookkeeping/services-items', element: <p>The list</p> }],
  wrap: withUi,
});
const openOne = (item: ServiceItem, permissions = reader) =>
  open({ permissions, answers: { [read]: () => ({ data: item }) } });
const termOf = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;

test('what a line begins with, where it is posted and its history; the actions are for who keeps it', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Clubhouse rental' })).toBeVisible();
  expect(screen.getByText('CLUB · Billed to owners')).toBeVisible();
  expect(termOf('Price')).toHaveTextContent('$150.00 / day');
  expect(termOf('Fund')).toHaveTextContent('OP Operating');
  expect(termOf('Income account')).toHaveTextContent('4200 Amenity fees');
  expect(screen.queryByText('When purchased')).not.toBeInTheDocument();
  expect(await screen.findByText('Service or item updated')).toBeVisible();
  const changes = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(changes).toEqual(
    expect.arrayContaining(['$125.00 → $150.00', '4900 Other income → 4200 Amenity fees']),
  );
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '4200 Amenity fees' })).not.toBeInTheDocument();
});

test('of what is bought the account leads to its page, and says that it is archived', async () => {
  const expenseAccount = { id: idOf(23), code: '5220', name: 'Repairs', archived: true };
  openOne(boughtOf({ expenseAccount }), [...reader, 'Charts List View']);
  const link = await screen.findByRole('link', { name: '5220 Repairs' });
  expect(link).toHaveAttribute('href', `/bookkeeping/chart-of-accounts/details?id=${idOf(23)}`);
  expect(within(termOf('Expense account') ?? document.body).getByText('Archived')).toBeVisible();
  expect(termOf('1099 box')).toHaveTextContent('1099-NEC, box 1: nonemployee compensation');
  expect(screen.queryByText('When billed')).not.toBeInTheDocument();
});

test('one that is archived says so, and is brought back under the version on screen', async () => {
  const { user, sent } = open({
    permissions: keeper,
    answers: {
      [read]: () => ({ data: serviceItemOf({ archivedAt: '2026-11-20T10:00:00Z' }) }),
      [archive]: () => ({ data: serviceItemOf({ version: 4 }) }),
    },
  });
  expect(await screen.findByText('Archived')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/bookkeeping/services-items/edit?id=${idOf(100)}`,
  );
  await user.click(screen.getByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Restore' }));
  expect(await screen.findByText('Clubhouse rental restored')).toBeVisible();
  expect(sent(archive)).toEqual([{ archived: false, version: 3 }]);
});

test.each([
  ['names nothing', ''],
  ['names one that is gone', `?id=${idOf(199)}`],
])('an address that %s leads to the list', async (_what, search) => {
  const { user } = open({ path: path + search, answers: { [read]: () => problemOf(404, 'not-found') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Service or item not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All services and items' }));
  expect(await screen.findByText('The list')).toBeVisible();
});
