import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import type { RequestSummary } from '@courtyard/contract/service-requests/request/request';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { summaryOf } from '../request/request.fixture';
import { RequestBoard } from './request-board';

const list = 'GET /api/v1/community-requests';
const action = 'POST /api/v1/requests/:requestId/state';

/** Answers each column with those of the requests that are in its states. */
const answering =
  (requests: () => readonly RequestSummary[]) =>
  ({ query }: { query: URLSearchParams }) => {
    const data = requests().filter(({ state }) => query.getAll('state').includes(state));
    return { data, page: pageOf({ total: data.length }) };
  };

const open = pageOpener({
  page: <RequestBoard />,
  permissions: ['Community Requests List View', 'Community Request Update'],
  answers: { [list]: answering(() => [summaryOf()]) },
  wrap: withUi,
});

const column = (name: string) => within(screen.getByRole('region', { name }));

test('a move shows at once, before the server has answered, and is refused with the reason', async () => {
  let refuse = () => {};
  const { user, sent } = open({
    answers: {
      [action]: () =>
        new Promise((resolve) => {
          refuse = () => resolve(problemOf(409, 'changed-meanwhile', { detail: 'Somebody changed it.' }));
        }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Move #12 Leak under the sink' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Triaged' }));
  expect(await column('Triaged').findByText('Leak under the sink')).toBeVisible();
  expect(column('Submitted').queryByText('Leak under the sink')).toBeNull();
  await waitFor(() => expect(sent(action)).toMatchObject([{ action: 'triage', version: 1 }]));
  refuse();
  expect(
    await screen.findByText('Couldn’t move #12 Leak under the sink. Somebody changed it.'),
  ).toBeVisible();
  expect(await column('Submitted').findByText('Leak under the sink')).toBeVisible();
});

test('to resolve asks what was done first', async () => {
  const { user, sent } = open({ answers: { [action]: () => ({ data: summaryOf({ state: 'resolved' }) }) } });
  await user.click(await screen.findByRole('button', { name: 'Move #12 Leak under the sink' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Resolved' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolve request #12' }));
  await user.type(dialog.getByRole('textbox', { name: /Resolution/ }), 'New seal.');
  await user.click(dialog.getByRole('button', { name: 'Resolve' }));
  await waitFor(() => expect(sent(action)).toMatchObject([{ action: 'resolve', note: 'New seal.' }]));
});

test('who only reads moves nothing', async () => {
  open({ permissions: ['Community Requests List View'] });
  expect(await screen.findByRole('link', { name: 'Leak under the sink' })).toHaveAttribute(
    'href',
    `/service-requests/community-requests/detail?id=${idOf(100)}`,
  );
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Drag/ })).toBeNull();
});
