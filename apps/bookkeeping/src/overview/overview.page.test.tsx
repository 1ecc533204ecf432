import { CardHearing } from '@courtyard/common';
import { answerCalls, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { cashOf } from '../account/account.fixture';
import { boughtOf, serviceItemOf } from '../service-item/service-item.fixture';
import { CashCard } from './cash.card';
import { OverviewPage } from './overview.page';

let server: ReturnType<typeof answerCalls>;
function open(
  permissions: string[],
  answers: Parameters<typeof answerCalls>[0] = {},
  page: ReactElement = <OverviewPage />,
) {
  server = answerCalls({
    'GET /api/v1/funds/cash': () => ({ data: cashOf() }),
    'GET /api/v1/service-items': () => ({
      data: [serviceItemOf(), boughtOf({ priceMinor: null })],
      page: pageOf({ total: 2 }),
    }),
    ...answers,
  });
  return renderPage(page, { user: personWith(permissions), wrap: withUi });
}
afterEach(() => {
  server.restore();
  resetStores();
});

const lineOf = (name: string) => within(screen.getByRole('link', { name }).closest('li') ?? document.body);

test('the cash of each fund and the latest services and items, each leading to its place', async () => {
  open(['Charts List View', 'Bookkeeping Service List View']);
  expect(await screen.findByRole('link', { name: 'Operating' })).toBeVisible();
  expect(lineOf('Operating').getByText('$1,200.00')).toBeVisible();
  expect(lineOf('Reserve').getByText('$800.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All accounts' })).toHaveAttribute(
    'href',
    '/bookkeeping/chart-of-accounts',
  );
  expect(await screen.findByRole('link', { name: 'Clubhouse rental' })).toBeVisible();
  expect(lineOf('Clubhouse rental').getByText('$150.00 / day')).toBeVisible();
  expect(lineOf('Handyman').getByText('Bought from vendors')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute(
    'href',
    '/bookkeeping/services-items',
  );
});

test('books that have not begun say so', async () => {
  open(['Charts List View'], {
    'GET /api/v1/funds/cash': () => ({ data: cashOf({ funds: [] }) }),
  });
  expect(await screen.findByText(/No chart of accounts yet/)).toBeVisible();
  expect(server.calls.map(({ name }) => name)).toEqual(['GET /api/v1/funds/cash']);
});

test('the dashboard has the cash of each fund, which leads to the accounts', async () => {
  open(['Charts List View'], {}, <CashCard />);
  expect(await screen.findByRole('link', { name: 'Operating' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cash by fund' })).toBeVisible();
  expect(lineOf('Operating').getByText('$1,200.00')).toBeVisible();
  expect(lineOf('Operating').getByText('Up $200.00')).toBeVisible();
  expect(screen.getByText(/with the change since 10\/31\/2026$/)).toBeVisible();
  expect(lineOf('Operating').getByRole('img')).toHaveAccessibleName(
    'Cash, Operating: 10/31/2026 $1,000.00; 11/26/2026 $1,200.00',
  );
  expect(lineOf('Reserve').getByText('$800.00')).toBeVisible();
  expect(lineOf('All funds').getByText('$2,000.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All accounts' })).toHaveAttribute(
    'href',
    '/bookkeeping/chart-of-accounts',
  );
});

test('a community without books has no such card on the dashboard', async () => {
  const hear = jest.fn();
  open(
    ['Charts List View'],
    { 'GET /api/v1/funds/cash': () => ({ data: cashOf({ funds: [] }) }) },
    <CardHearing value={hear}>
      <CashCard />
    </CardHearing>,
  );
  await waitFor(() => expect(hear).toHaveBeenLastCalledWith('nothing'));
});

test('who may see neither is told so, and nothing is asked for that would be refused', async () => {
  open([]);
  expect(await screen.findByText('No access')).toBeVisible();
  expect(server.calls).toEqual([]);
});
