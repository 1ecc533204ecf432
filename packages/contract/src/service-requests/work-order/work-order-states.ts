import type { openWorkStates, workOrderStates } from './work-order.values';

export type WorkOrderState = (typeof workOrderStates)[number];

/** Who does it: those who manage work orders, or the vendor or staff member that an order is given to. */
export type WorkActor = 'manager' | 'worker';

/** `confirm`: the vendor takes the order on. `accept`: a manager accepts the finished work. */
export const workActs = [
  'issue',
  'confirm',
  'start',
  'finish',
  'accept',
  'return',
  'decline',
  'cancel',
  'reopen',
] as const;

export type WorkAct = (typeof workActs)[number];

interface Transition {
  act: WorkAct;
  from: readonly WorkOrderState[];
  to: WorkOrderState | 'same';
  by: readonly WorkActor[];
}

/** Every way from one state to another. `issued` and `scheduled` follow from the visits too: an issued order with one is scheduled. */
export const workTransitions: readonly Transition[] = [
  { act: 'issue', from: ['draft'], to: 'issued', by: ['manager'] },
  { act: 'confirm', from: ['issued', 'scheduled'], to: 'same', by: ['worker'] },
  { act: 'start', from: ['issued', 'scheduled'], to: 'in-progress', by: ['manager', 'worker'] },
  { act: 'finish', from: ['in-progress'], to: 'done', by: ['manager', 'worker'] },
  { act: 'accept', from: ['done'], to: 'accepted', by: ['manager'] },
  { act: 'return', from: ['done'], to: 'in-progress', by: ['manager'] },
  { act: 'decline', from: ['issued', 'scheduled'], to: 'draft', by: ['worker'] },
  { act: 'cancel', from: ['draft', 'issued', 'scheduled', 'in-progress'], to: 'cancelled', by: ['manager'] },
  { act: 'reopen', from: ['cancelled'], to: 'draft', by: ['manager'] },
];

/** Where an act of somebody leads from a state; undefined where they may not do it there. */
export function workStateAfter(
  state: WorkOrderState,
  act: WorkAct,
  actors: readonly WorkActor[],
): WorkOrderState | undefined {
  const found = workTransitions.find(
    (each) =>
      each.act === act && each.from.includes(state) && each.by.some((actor) => actors.includes(actor)),
  );
  return found?.to === 'same' ? state : found?.to;
}

/** The acts that somebody may do in a state, in the order of `workActs`. */
export const workActsIn = (state: WorkOrderState, actors: readonly WorkActor[]): WorkAct[] =>
  workActs.filter((act) => workStateAfter(state, act, actors) !== undefined);

const open: readonly (typeof openWorkStates)[number][] = [
  'draft',
  'issued',
  'scheduled',
  'in-progress',
  'done',
];

export const isOpenWork = (state: WorkOrderState): boolean => open.some((each) => each === state);

const atWork: readonly WorkOrderState[] = ['issued', 'scheduled', 'in-progress'];

/** States in which the work is still under way: visits, checks, lines and photos can change. */
export const isAtWork = (state: WorkOrderState): boolean => atWork.includes(state);
