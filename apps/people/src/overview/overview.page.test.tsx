import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { OverviewPage } from './overview.page';

const reader = ['Members List View'];
const counts = {
  status: [
    { value: 'active', label: null, count: 52 },
    { value: 'suspended', label: null, count: 3 },
  ],
  roleId: [{ value: idOf(7), label: 'Tenant', count: 14 }],
  // Without past members.
  holding: [{ value: idOf(7), label: 'Tenant', count: 11 }],
};

let server: ReturnType<typeof answerCalls>;
function open(permissions: string[], approvals: number | Promise<number> = 0) {
  server = answerCalls({
    'GET /api/v1/approvals': async () => ({ data: [], page: pageOf({ total: await approvals }) }),
    'GET /api/v1/join-requests': () => ({ data: [], page: pageOf({ total: 2 }) }),
    'GET /api/v1/invitations': () => ({ data: [], page: pageOf({ total: 5 }) }),
    'GET /api/v1/members/values': ({ query }) => ({
      data: {
        values:
          query.get('of') === 'status' ? counts.status : query.has('status') ? counts.holding : counts.roleId,
        more: false,
      },
    }),
    'GET /api/v1/members/totals': ({ query }) => ({
      data: {
        count: query.get('memberSince') === 'this-month' ? 6 : query.get('leaving') === 'this-month' ? 4 : 55,
        sums: {},
      },
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
  await leadsTo('Leaving this month: 4', '/people/members?leaving=this-month');
  await leadsTo('Suspended', '/people/members?status=suspended');
  await leadsTo('Tenant', `/people/members?roleId=${idOf(7)}&status=active&status=invited&status=suspended`);
  expect(screen.getByText('11')).toBeVisible();
});

test('who sees the active ones alone is told of no other status; who sees nobody is asked for nothing', async () => {
  open(reader);
  expect(await screen.findByRole('link', { name: 'Tenant' })).toHaveAttribute(
    'href',
    `/people/members?roleId=${idOf(7)}`,
  );
  expect(screen.queryByText('By status')).not.toBeInTheDocument();
  expect(screen.queryByText('Leaving this month')).not.toBeInTheDocument();
  server.restore();
  cleanup();

  open([]);
  expect(await screen.findByText('Nothing for you here yet')).toBeVisible();
  expect(server.calls).toEqual([]);
});

test('approvals are told to whoever decides; requests and invitations to who invites alone', async () => {
  open(reader, 3);
  expect(await screen.findByRole('link', { name: 'Approvals' })).toHaveAttribute('href', '/approvals');
  expect(screen.getByText('3')).toBeVisible();
  expect(screen.queryByText('Access requests')).not.toBeInTheDocument();
  expect(server.calls.filter(({ name }) => /join-requests|invitations/.test(name))).toEqual([]);
  server.restore();
  cleanup();
  resetStores();

  open([...reader, 'Member Invite']);
  expect(await screen.findByRole('link', { name: 'Access requests' })).toBeVisible();
  expect(await screen.findByText('5')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Approvals' })).toBeVisible();
});

test('who neither invites nor has anything to decide sees no card of what waits', async () => {
  open(reader);
  expect(await screen.findByRole('link', { name: 'Tenant' })).toBeVisible();
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('GET /api/v1/approvals'));
  expect(screen.queryByText('Pending')).not.toBeInTheDocument();
});

test('nothing is shown that the card of what waits would push down, until it is known whether there is one', async () => {
  let answer: (total: number) => void = () => undefined;
  open(reader, new Promise((done) => (answer = done)));
  const figure = await screen.findByText('55');
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('GET /api/v1/approvals'));
  expect(figure).not.toBeVisible();
  answer(3);
  expect(await screen.findByText('Pending')).toBeVisible();
  expect(figure).toBeVisible();
});
