import { answerCalls, idOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { OverviewPage } from './overview.page';

const reader = ['Members List View'];
const counts = {
  status: [
    { value: 'active', label: null, count: 52 },
    { value: 'suspended', label: null, count: 3 },
  ],
  roleId: [{ value: idOf(7), label: 'Tenant', count: 14 }],
};

let server: ReturnType<typeof answerCalls>;
function open(permissions: string[]) {
  server = answerCalls({
    'GET /api/v1/members/values': ({ query }) => ({
      data: { values: counts[query.get('of') === 'status' ? 'status' : 'roleId'], more: false },
    }),
    'GET /api/v1/members/totals': ({ query }) => ({
      data: { count: query.get('memberSince') === 'this-month' ? 6 : 55, sums: {} },
    }),
  });
  renderPage(<OverviewPage />, { user: personWith(permissions), wrap: withUi });
}
beforeEach(resetStores);
afterEach(() => server.restore());

test('each figure leads to exactly the members that it counts', async () => {
  open([...reader, 'Member Details View']);
  const leadsTo = async (name: string, to: string) =>
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  await leadsTo('Members: 55', '/people/members');
  await leadsTo('New this month: 6', '/people/members?memberSince=this-month');
  await leadsTo('Suspended', '/people/members?status=suspended');
  await leadsTo('Tenant', `/people/members?roleId=${idOf(7)}`);
});

test('who sees the active ones alone is told of no other status; who sees nobody is asked for nothing', async () => {
  open(reader);
  expect(await screen.findByRole('link', { name: 'Tenant' })).toBeVisible();
  expect(screen.queryByText('By status')).not.toBeInTheDocument();
  server.restore();
  cleanup();

  open([]);
  expect(await screen.findByText('Nothing for you here yet')).toBeVisible();
  expect(server.calls).toEqual([]);
});
