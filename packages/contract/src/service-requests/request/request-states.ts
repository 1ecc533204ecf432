import type { openStates, requestStates } from './request.values';

export type RequestState = (typeof requestStates)[number];

/** Who does it: a reporter, or those who handle requests. */
export type RequestActor = 'reporter' | 'handler';

export const requestActs = ['triage', 'start', 'wait', 'resolve', 'close', 'reopen', 'withdraw'] as const;

export type RequestAct = (typeof requestActs)[number];

interface Transition {
  act: RequestAct;
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
    act: 'triage',
    from: ['submitted', 'reopened', 'in-progress', 'waiting'],
    to: 'triaged',
    by: ['handler'],
  },
  {
    act: 'start',
    from: ['submitted', 'reopened', 'triaged', 'waiting'],
    to: 'in-progress',
    by: ['handler'],
  },
  {
    act: 'wait',
    from: ['submitted', 'reopened', 'triaged', 'in-progress', 'waiting'],
    to: 'waiting',
    by: ['handler'],
  },
  { act: 'resolve', from: open, to: 'resolved', by: ['handler'] },
  { act: 'close', from: [...open, 'resolved'], to: 'closed', by: ['handler'] },
  { act: 'close', from: ['resolved'], to: 'closed', by: ['reporter'] },
  { act: 'reopen', from: ['resolved', 'closed'], to: 'reopened', by: ['reporter'] },
  { act: 'reopen', from: ['resolved', 'closed', 'withdrawn', 'merged'], to: 'reopened', by: ['handler'] },
  { act: 'withdraw', from: open, to: 'withdrawn', by: ['reporter'] },
];

/** Where an act of somebody leads from a state; undefined where they may not do it there. */
export const stateAfter = (
  state: RequestState,
  act: RequestAct,
  actors: readonly RequestActor[],
): RequestState | undefined =>
  requestTransitions.find(
    (each) =>
      each.act === act && each.from.includes(state) && each.by.some((actor) => actors.includes(actor)),
  )?.to;

/** The acts that somebody may do in a state, in the order of `requestActs`. */
export const actsIn = (state: RequestState, actors: readonly RequestActor[]): RequestAct[] =>
  requestActs.filter((act) => stateAfter(state, act, actors) !== undefined);

export const isOpenState = (state: RequestState): boolean => open.some((each) => each === state);
