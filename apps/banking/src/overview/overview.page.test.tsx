import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { bankAccountsOf } from '../bank-account/bank-account.fixture';
import { OverviewPage } from './overview.page';

const open = pageOpener({
  page: <OverviewPage />,
  answers: { 'GET /api/v1/bank-accounts': () => ({ data: bankAccountsOf() }) },
  wrap: withUi,
});

test('bank accounts and reports show to those who may see them, and nothing is asked for that would be refused', async () => {
  const { calls, unmount } = open({ permissions: ['Financial Reports View'] });
  expect(await screen.findByRole('link', { name: 'Balance sheet' })).toHaveAttribute(
    'href',
    '/banking-reports/financial-reports/balance',
  );
  expect(calls).toEqual([]);
  unmount();
  const { unmount: leave } = open({ permissions: ['Banks List View'] });
  expect(await screen.findByRole('link', { name: 'Operating checking' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Balance sheet' })).not.toBeInTheDocument();
  leave();
  open();
  expect(await screen.findByText('No access')).toBeVisible();
});
