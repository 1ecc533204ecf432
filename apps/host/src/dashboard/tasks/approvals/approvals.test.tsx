import { idOf, pageOf, personWith, problemOf } from '@courtyard/common/testing';
import type { Approval } from '@courtyard/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../../../testing/render-app';

const approval: Approval = {
  id: idOf(1),
  section: 'people',
  kind: 'people.role-update',
  label: 'Change of a role',
  title: 'Change of the role Bookkeeper',
  changes: [{ field: 'Allows', before: null, after: 'Post and reverse journal entries' }],
  record: 'role',
  recordId: idOf(2),
  link: `/people/roles/details?id=${idOf(2)}`,
  askedBy: { id: idOf(3), name: 'Maya Okafor' },
  askedAt: '2026-11-12T10:00:00Z',
  reason: null,
  amount: null,
  needed: 1,
  decidedBy: { roles: [], group: null },
  decisions: [],
  expiresAt: '2026-11-26T10:00:00Z',
  state: 'waiting',
  endedAt: null,
  outcome: null,
  canDecide: true,
  canWithdraw: false,
};

const give = 'POST /api/v1/approvals/:approvalId/approve';
const refuse = 'POST /api/v1/approvals/:approvalId/refuse';

function open(
  part: Partial<Approval> = {},
  path = `/approvals?id=${approval.id}`,
  gives: Partial<Approval> = {},
) {
  const one = { ...approval, ...part };
  return renderApp({
    path,
    user: personWith([]),
    answers: {
      'GET /api/v1/approvals': ({ query }) => {
        const isAsked = query.get('state') === 'waiting' && query.get('section') !== 'platform';
        const data = isAsked ? [one] : [];
        return { data, page: pageOf({ total: data.length }) };
      },
      'GET /api/v1/approvals/:approvalId': () => ({ data: one }),
      [give]: () => ({ data: { ...one, state: 'approved', canDecide: false, ...gives } }),
      [refuse]: ({ body }) => ({ data: Object.assign({}, one, { state: 'refused' }, body) }),
    },
  });
}

afterEach(endApp);

test('what waits is listed and leads to what would change', async () => {
  const { user } = await open({}, '/approvals');
  await user.click(await screen.findByRole('link', { name: approval.title }));
  expect(await screen.findByText('Post and reverse journal entries')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open related record' })).toHaveAttribute('href', approval.link);
});

test('it is approved, and who approves hears where it was not done, and why', async () => {
  const first = await open();
  await first.user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved and carried out.')).toBeVisible();
  endApp();
  const again = await open({}, undefined, { state: 'withdrawn', outcome: 'It was changed.' });
  await again.user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Couldn’t complete: It was changed.')).toBeVisible();
});

test('it is refused with a reason alone', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  const refused = () => calls.find(({ name }) => name === refuse);
  await user.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1) ?? dialog);
  expect(refused()).toBeUndefined();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Not now');
  await user.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1) ?? dialog);
  await waitFor(() => expect(refused()?.body).toEqual({ reason: 'Not now' }));
});

test('who asked takes it back and does not decide', async () => {
  await open({ canDecide: false, canWithdraw: true });
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(screen.getByText('You can’t approve your own request.')).toBeVisible();
});

test('one that is not theirs is none', async () => {
  await renderApp({
    path: `/approvals?id=${approval.id}`,
    user: personWith([]),
    answers: { 'GET /api/v1/approvals/:approvalId': () => problemOf(404, 'not-found') },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Approval not found' })).toBeVisible();
});

test('where the server fails that is said, and asked again', async () => {
  let fails = true;
  const { user } = await renderApp({
    path: `/approvals?id=${approval.id}`,
    user: personWith([]),
    answers: {
      'GET /api/v1/approvals/:approvalId': () => (fails ? problemOf(500, 'internal') : { data: approval }),
    },
  });
  const again = await screen.findByRole('button', { name: /^Try again|^Retry/ });
  expect(screen.queryByText('Approval not found')).not.toBeInTheDocument();
  fails = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: approval.title })).toBeVisible();
});

test('what waits is shown of one section; the address keeps which', async () => {
  const { user } = await open({}, '/approvals');
  expect(await screen.findByRole('link', { name: approval.title })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Accounts and administration');
  expect(await screen.findByText('No pending approvals in this section.')).toBeVisible();
  expect(screen.queryByRole('link', { name: approval.title })).not.toBeInTheDocument();
});

test('it says why it was asked, who decides, and who decided when', async () => {
  await open({
    reason: 'The treasurer is away',
    needed: 2,
    canDecide: false,
    decidedBy: { roles: ['Treasurer'], group: 'Board of directors' },
    decisions: [{ id: idOf(4), name: 'Ines Duarte', verdict: 'approve', decidedAt: '2026-11-13T09:00:00Z' }],
  });
  expect(await screen.findByText('The treasurer is away')).toBeVisible();
  expect(
    screen.getByText('Only people with the role Treasurer and members of Board of directors can decide.'),
  ).toBeVisible();
  expect(screen.getByText('1 of 2: Ines Duarte')).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Decisions' })).getByText('Approved: Ines Duarte'),
  ).toBeVisible();
});
