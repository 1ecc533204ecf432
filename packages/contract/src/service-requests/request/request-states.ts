import type { openStates, requestStates } from './request.values';

export type RequestState = (typeof requestStates)[number];

/** Who does it: a reporter, or those who handle requests. */
export type RequestActor = 'reporter' | 'handler';

export const requestActions = ['triage', 'start', 'wait', 'resolve', 'close', 'reopen', 'withdraw'] as const;

export type RequestAction = (typeof requestActions)[number];

interface Transition {
  action: RequestAction;
  from: readonly RequestState[];
  to: RequestState;
  by: readonly RequestActor[];
}

const open: readonly (typeof openStates)[number][] = [
  'submitted',
  'triaged',
  'in-progress',
  'waiting',
  'reopened',
];

/** Every way from one state to another. The reporter reopens within the days of the policy; a merge has a call of its own. */
export const requestTransitions: readonly Transition[] = [
  {
    action: 'triage',
    from: ['submitted', 'reopened', 'in-progress', 'waiting'],
    to: 'triaged',
    by: ['handler'],
  },
  {
    action: 'start',
    from: ['submitted', 'reopened', 'triaged', 'waiting'],
    to: 'in-progress',
    by: ['handler'],
  },
  {
    action: 'wait',
    from: ['submitted', 'reopened', 'triaged', 'in-progress', 'waiting'],
    to: 'waiting',
    by: ['handler'],
  },
  { action: 'resolve', from: open, to: 'resolved', by: ['handler'] },
  { action: 'close', from: [...open, 'resolved'], to: 'closed', by: ['handler'] },
  { action: 'close', from: ['resolved'], to: 'closed', by: ['reporter'] },
  { action: 'reopen', from: ['resolved', 'closed'], to: 'reopened', by: ['reporter'] },
  { action: 'reopen', from: ['resolved', 'closed', 'withdrawn', 'merged'], to: 'reopened', by: ['handler'] },
  { action: 'withdraw', from: open, to: 'withdrawn', by: ['reporter'] },
];

/** Where an action of somebody leads from a state; undefined where they may not do it there. */
export const stateAfter = (
  state: RequestState,
  action: RequestAction,
  actors: readonly RequestActor[],
): RequestState | undefined =>
  requestTransitions.find(
    (each) =>
      each.action === action && each.from.includes(state) && each.by.some((actor) => actors.includes(actor)),
  )?.to;

/** The actions that somebody may do in a state, in the order of `requestActions`. */
export const actionsIn = (state: RequestState, actors: readonly RequestActor[]): RequestAction[] =>
  requestActions.filter((action) => stateAfter(state, action, actors) !== undefined);

export const isOpenState = (state: RequestState): boolean => open.some((each) => each === state);
