import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import type { ReconciliationSummary } from '@courtyard/contract/banking/reconciliation/reconciliation-list';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { checking } from '../bank-account/bank-account.fixture';
import { ReconciliationsPage } from './reconciliations.page';

const rowOf = (its: Partial<ReconciliationSummary>): ReconciliationSummary => ({
  id: idOf(1),
  account: checking,
  fromOn: null,
  toOn: '2026-03-31',
  openingMinor: 0,
  closingMinor: 100_500,
  status: 'finished',
  startedBy: 'Tess Moreno',
  finishedBy: 'Tess Moreno',
  finishedAt: '2026-04-02T16:00:00Z',
  changes: 'unchanged',
  ...its,
});

const open = pageOpener({
  page: <ReconciliationsPage />,
  path: `/banking-reports/bank-accounts/reconciliations?accountId=${checking.id}`,
  pattern: '/banking-reports/bank-accounts/reconciliations',
  permissions: ['Banks List View'],
  answers: {
    'GET /api/v1/reconciliations': () => ({
      data: [rowOf({ id: idOf(2), toOn: '2026-04-30', status: 'open' }), rowOf({ changes: 'changed' })],
      page: pageOf({ total: 2 }),
    }),
    'GET /api/v1/reconciliations/values': () => ({ data: { values: [] } }),
  },
  wrap: withUi,
});

test('reconciliations of an account are listed with their status, and those changed since are marked', async () => {
  const { calls } = open();
  const march = (await screen.findByText('Changed since')).closest('tr') ?? document.body;
  expect(within(march).getByText('Reconciled')).toBeVisible();
  const april = screen.getByText('In progress').closest('tr') ?? document.body;
  expect(within(april).getByText('No changes')).toBeVisible();
  expect(within(april).getByRole('link')).toHaveAttribute(
    'href',
    `/banking-reports/bank-accounts/reconcile?id=${idOf(2)}`,
  );
  const asked = calls.find(({ name }) => name === 'GET /api/v1/reconciliations');
  expect(asked?.query.get('accountId')).toBe(checking.id);
});
