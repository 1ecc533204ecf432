import { answerCalls, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { statementOf } from '../receivables/statement/statement.fixture';
import { OverviewPage } from './overview.page';

let server: ReturnType<typeof answerCalls>;
function open(permissions: string[]) {
  server = answerCalls({
    'GET /api/v1/bills/totals': ({ query }) => {
      // All that is owed at once: credits and bills, whenever they are due.
      const openMinor = query.has('dueOn') || query.has('kind') ? 4_500 : 18_000;
      return { data: { count: 2, sums: { openMinor, totalMinor: 4_500 } } };
    },
    'GET /api/v1/my-statements': () => ({ data: [statementOf()] }),
    'GET /api/v1/unit-accounts/aging': () => ({
      data: {
        at: '2026-12-01',
        buckets: [{ bucket: 'to30', openMinor: 12_300 }],
        openMinor: 12_300,
        pastDueMinor: 12_300,
        trend: { points: [{ on: '2026-12-01', amountMinor: 12_300 }], changeMinor: null },
      },
    }),
    'GET /api/v1/invoices/totals': () => ({ data: { count: 1, sums: { openMinor: 12_300 } } }),
  });
  return renderPage(<OverviewPage />, { user: personWith(permissions), wrap: withUi });
}
afterEach(() => {
  server.restore();
  resetStores();
});

test('it shows what a person may see, and asks for nothing that would be refused', async () => {
  open(['Invoices List View']);
  expect((await screen.findAllByText('$123.00'))[0]).toBeVisible();
  expect(screen.queryByText('Bills to pay')).not.toBeInTheDocument();
  server.restore();
  cleanup();

  open(['Bills List View']);
  expect(await screen.findByText('$180.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pending approval' })).toHaveAttribute(
    'href',
    '/accounting/bills?status=waiting',
  );
  server.restore();
  cleanup();

  open([]);
  expect(await screen.findByText('You owe $500.00')).toBeVisible();
  expect(server.calls.map(({ name }) => name)).toEqual(['GET /api/v1/my-statements']);
});
