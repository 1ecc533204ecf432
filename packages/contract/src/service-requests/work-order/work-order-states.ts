import type { openWorkStates, workOrderStates } from './work-order.values';

export type WorkOrderState = (typeof workOrderStates)[number];

/** Who does it: those who manage work orders, or the vendor or staff member that an order is given to. */
export type WorkActor = 'manager' | 'worker';

/** `confirm`: the vendor takes the order on. `accept`: a manager accepts the finished work. */
export const workActions = [
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

export type WorkAction = (typeof workActions)[number];

interface Transition {
  action: WorkAction;
  from: readonly WorkOrderState[];
  to: WorkOrderState | 'same';
  by: readonly WorkActor[];
}

/** Every way from one state to another. `issued` and `scheduled` follow from the visits too: an issued order with one is scheduled. */
export const workTransitions: readonly Transition[] = [
  { action: 'issue', from: ['draft'], to: 'issued', by: ['manager'] },
  { action: 'confirm', from: ['issued', 'scheduled'], to: 'same', by: ['worker'] },
  { action: 'start', from: ['issued', 'scheduled'], to: 'in-progress', by: ['manager', 'worker'] },
  { action: 'finish', from: ['in-progress'], to: 'done', by: ['manager', 'worker'] },
  { action: 'accept', from: ['done'], to: 'accepted', by: ['manager'] },
  { action: 'return', from: ['done'], to: 'in-progress', by: ['manager'] },
  { action: 'decline', from: ['issued', 'scheduled'], to: 'draft', by: ['worker'] },
  {
    action: 'cancel',
    from: ['draft', 'issued', 'scheduled', 'in-progress'],
    to: 'cancelled',
    by: ['manager'],
  },
  { action: 'reopen', from: ['cancelled'], to: 'draft', by: ['manager'] },
];

/** Where an action of somebody leads from a state; undefined where they may not do it there. */
export function workStateAfter(
  state: WorkOrderState,
  action: WorkAction,
  actors: readonly WorkActor[],
): WorkOrderState | undefined {
  const found = workTransitions.find(
    (each) =>
      each.action === action && each.from.includes(state) && each.by.some((actor) => actors.includes(actor)),
  );
  return found?.to === 'same' ? state : found?.to;
}

/** The actions that somebody may do in a state, in the order of `workActions`. */
export const workActionsIn = (state: WorkOrderState, actors: readonly WorkActor[]): WorkAction[] =>
  workActions.filter((action) => workStateAfter(state, action, actors) !== undefined);

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
