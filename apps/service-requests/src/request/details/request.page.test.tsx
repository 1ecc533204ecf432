import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { requestCommentRoutes } from '@courtyard/contract/service-requests/comment/request-comment';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { commentOf, handledRequestOf, requestOf } from '../request.fixture';
import { CommunityRequestPage } from './community-request.page';
import { MyRequestPage } from './my-request.page';

const mine = 'GET /api/v1/my-requests/:requestId';
const read = 'GET /api/v1/community-requests/:requestId';
const action = 'POST /api/v1/requests/:requestId/state';
const write = 'POST /api/v1/requests/:requestId/comments';
const tasks = { 'GET /api/v1/me/tasks': () => ({ data: { tasks: [], total: 0 } }) };

const openMine = pageOpener({
  page: <MyRequestPage />,
  path: `/?id=${idOf(100)}`,
  permissions: ['My Requests Details View', 'My Request Create'],
  answers: { ...tasks, [mine]: () => ({ data: requestOf() }) },
  wrap: withUi,
});
const open = pageOpener({
  page: <CommunityRequestPage />,
  path: `/?id=${idOf(100)}`,
  permissions: ['Community Requests Details View', 'Community Request Update'],
  answers: {
    ...tasks,
    [read]: () => ({ data: handledRequestOf() }),
    'GET /api/v1/requests/:requestId/mentions': () => ({ data: [{ id: idOf(7), name: 'Bo Day' }] }),
  },
  wrap: withUi,
});

test('a reporter sees what is known, and withdraws it after one question', async () => {
  let state: 'submitted' | 'withdrawn' = 'submitted';
  const { user, sent } = openMine({
    answers: {
      [mine]: () => ({ data: requestOf({ state }) }),
      [action]: () => {
        state = 'withdrawn';
        return { data: requestOf({ state }) };
      },
    },
  });
  expect(await screen.findByText('Water drips all night.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More for Leak under the sink' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw request' }));
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw request #12?' }));
  await user.click(question.getByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByText('Request #12 withdrawn')).toBeVisible();
  expect(sent(action)).toMatchObject([{ action: 'withdraw', version: 1 }]);
});

test('the next state shows at once, and goes back where the server refuses it', async () => {
  let refuse = () => {};
  const { user } = open({
    answers: {
      [action]: () =>
        new Promise((resolve) => {
          refuse = () => resolve(problemOf(409, 'changed-meanwhile', { detail: 'Somebody changed it.' }));
        }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as triaged' }));
  expect(await screen.findByText('Triaged')).toBeVisible();
  refuse();
  expect(await screen.findByText('Somebody changed it.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Submitted')).toBeVisible());
});

test('what is internal is told apart by a word, and an internal comment goes out as one', async () => {
  const internal = commentOf({ id: idOf(301), isInternal: true, text: 'Warranty ended.' });
  const { user, sent } = open({
    answers: {
      [read]: () => ({ data: handledRequestOf({ commentList: [commentOf(), internal] }) }),
      [write]: () => ({ data: handledRequestOf() }),
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Conversation' }));
  const [shown, hidden] = list.getAllByRole('listitem');
  expect(within(hidden ?? document.body).getByText('Internal')).toBeVisible();
  expect(within(shown ?? document.body).queryByText('Internal')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Internal/ }));
  await user.type(screen.getByRole('textbox', { name: /Internal comment/ }), 'Ask @Bo');
  await user.click(await screen.findByRole('option', { name: 'Bo Day' }));
  await user.click(screen.getByRole('button', { name: 'Save internal comment' }));
  expect(await screen.findByText('Internal comment saved')).toBeVisible();
  const [body] = sent(write);
  expect(requestCommentRoutes.writeRequestComment.body.parse(body)).toEqual({
    text: 'Ask @Bo Day',
    isInternal: true,
    mentions: [idOf(7)],
    fileIds: [],
  });
});

test('a comment that is not sent stays, also for who comes back later', async () => {
  const { user, unmount } = openMine({ answers: { [write]: () => problemOf(500, 'internal') } });
  await user.type(await screen.findByRole('textbox', { name: /^Comment/ }), 'Still dripping');
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  expect(await screen.findByText(/It’s still here/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Comment/ })).toHaveValue('Still dripping');
  unmount();
  expect(globalThis.localStorage.getItem(`request-comment:${idOf(100)}`)).toContain('Still dripping');
});

test('one of the community is followed, and shows nothing that is private', async () => {
  const support = 'PUT /api/v1/requests/:requestId/support';
  const may = { ...requestOf().may, comment: false, support: true, actions: [] };
  const shown = requestOf({ view: 'public', description: null, reporter: null, may });
  const { user, sent } = openMine({
    answers: {
      [mine]: () => ({ data: shown }),
      [support]: () => ({ data: { ...shown, isSupportedByMe: true } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: "I'm affected too" }));
  expect(await screen.findByText('You now follow request #12')).toBeVisible();
  expect(sent(support)).toEqual([{ isSupporting: true }]);
  expect(screen.queryByText('Conversation')).toBeNull();
});

test('a finished request is rated', async () => {
  const rate = 'PUT /api/v1/requests/:requestId/rating';
  const may = { ...requestOf().may, rate: true, actions: ['reopen' as const] };
  const { user, sent } = openMine({
    answers: {
      [mine]: () => ({ data: requestOf({ state: 'closed', may }) }),
      [rate]: () => ({ data: requestOf() }),
    },
  });
  await user.click(await screen.findByRole('radio', { name: '4 stars' }));
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByText('Thanks for your rating')).toBeVisible();
  expect(sent(rate)).toEqual([{ stars: 4, text: null }]);
});

test('a request is assigned to somebody, and a duplicate is merged', async () => {
  const assign = 'POST /api/v1/community-requests/:requestId/assign';
  const merge = 'POST /api/v1/community-requests/:requestId/merge';
  const bo = { kind: 'member' as const, id: idOf(7), name: 'Bo Day' };
  const { user, sent } = open({
    answers: {
      [read]: ({ params }) => ({ data: params.requestId === 'assignees' ? [bo] : handledRequestOf() }),
      'GET /api/v1/community-requests': () => ({
        data: [
          handledRequestOf(),
          handledRequestOf({ id: idOf(101), number: 13, title: 'Water in the hall' }),
        ],
        page: pageOf(),
      }),
      [assign]: () => ({ data: handledRequestOf({ assignee: bo }) }),
      [merge]: () => ({
        data: handledRequestOf({
          state: 'merged',
          mergedInto: { id: idOf(101), number: 13, title: 'Water in the hall', state: 'submitted' },
        }),
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Assign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign request #12' }));
  await user.type(dialog.getByRole('combobox', { name: /Assigned to/ }), 'Bo');
  await user.click(await dialog.findByRole('option', { name: 'Bo Day' }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Request #12 assigned to Bo Day')).toBeVisible();
  expect(sent(assign)).toEqual([{ assignee: { kind: 'member', id: idOf(7) }, version: 1 }]);

  await user.click(screen.getByRole('button', { name: 'More for Leak under the sink' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Merge duplicate' }));
  const merging = within(await screen.findByRole('dialog', { name: 'Merge request #12 into another' }));
  await user.type(merging.getByRole('combobox', { name: /Merge into/ }), 'Water');
  await user.click(await merging.findByRole('option', { name: '#13 Water in the hall' }));
  await user.click(merging.getByRole('button', { name: 'Merge duplicate' }));
  expect(await screen.findByText('Request #12 merged into #13')).toBeVisible();
  expect(sent(merge)).toEqual([{ intoId: idOf(101), version: 1 }]);
});

test('who handles a complaint sets the unit that its reporter said in words', async () => {
  const change = 'PUT /api/v1/community-requests/:requestId';
  const { user, sent } = open({
    answers: {
      [read]: () => ({ data: handledRequestOf({ kind: 'complaint', place: null, visibility: 'private' }) }),
      [change]: () => ({ data: handledRequestOf({ kind: 'complaint' }) }),
      'GET /api/v1/request-kinds': () => ({ data: [] }),
      'GET /api/v1/my-requests/places': () => ({
        data: {
          units: [{ kind: 'unit', id: idOf(21), name: 'Aspen 204', building: null }],
          areas: [],
          assets: [],
        },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Leak under the sink' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit request #12' }));
  await user.click(dialog.getByRole('combobox', { name: /^Unit reported/ }));
  await user.click(await screen.findByRole('option', { name: 'Aspen 204' }));
  await user.click(dialog.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('Request #12 saved')).toBeVisible();
  expect(sent(change)).toMatchObject([{ subjectUnitId: idOf(21), subjectMemberId: null }]);
});
