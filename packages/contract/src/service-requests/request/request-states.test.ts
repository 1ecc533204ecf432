import {
  actionsIn,
  isOpenState,
  type RequestAction,
  requestActions,
  type RequestActor,
  type RequestState,
  requestTransitions,
  stateAfter,
} from './request-states';
import { openStates, requestStates } from './request.values';

/** Where each action leads, by state: for those who handle requests, and for reporters. */
const table: Record<RequestActor, Record<RequestState, Partial<Record<RequestAction, RequestState>>>> = {
  handler: {
    submitted: {
      triage: 'triaged',
      start: 'in-progress',
      wait: 'waiting',
      resolve: 'resolved',
      close: 'closed',
    },
    triaged: { start: 'in-progress', wait: 'waiting', resolve: 'resolved', close: 'closed' },
    'in-progress': { triage: 'triaged', wait: 'waiting', resolve: 'resolved', close: 'closed' },
    waiting: {
      triage: 'triaged',
      start: 'in-progress',
      wait: 'waiting',
      resolve: 'resolved',
      close: 'closed',
    },
    resolved: { close: 'closed', reopen: 'reopened' },
    closed: { reopen: 'reopened' },
    reopened: {
      triage: 'triaged',
      start: 'in-progress',
      wait: 'waiting',
      resolve: 'resolved',
      close: 'closed',
    },
    withdrawn: { reopen: 'reopened' },
    merged: { reopen: 'reopened' },
  },
  reporter: {
    submitted: { withdraw: 'withdrawn' },
    triaged: { withdraw: 'withdrawn' },
    'in-progress': { withdraw: 'withdrawn' },
    waiting: { withdraw: 'withdrawn' },
    resolved: { close: 'closed', reopen: 'reopened' },
    closed: { reopen: 'reopened' },
    reopened: { withdraw: 'withdrawn' },
    withdrawn: {},
    merged: {},
  },
};

test.each(['handler', 'reporter'] as const)('what a %s may do in each state, and where it leads', (actor) => {
  const found = Object.fromEntries(
    requestStates.map((state) => [
      state,
      Object.fromEntries(
        actionsIn(state, [actor]).map((action) => [action, stateAfter(state, action, [actor])]),
      ),
    ]),
  );
  expect(found).toEqual(table[actor]);
});

test('nobody does anything without a part in it', () => {
  for (const state of requestStates) expect(actionsIn(state, [])).toEqual([]);
});

test('every state can be left or is an end, and every state but the first and the merged is reached', () => {
  const reached = new Set(requestTransitions.map(({ to }) => to));
  expect(requestStates.filter((state) => !reached.has(state))).toEqual(['submitted', 'merged']);
  expect(requestActions.every((action) => requestTransitions.some((each) => each.action === action))).toBe(
    true,
  );
  expect(requestStates.filter(isOpenState)).toEqual([...openStates]);
});
