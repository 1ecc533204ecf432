import {
  type WorkAction,
  type WorkActor,
  workActionsIn,
  type WorkOrderState,
  workStateAfter,
} from '@courtyard/contract/service-requests/work-order/work-order-states';

/** The columns of the board: every state but that of canceled orders. */
export const workBoardColumns = ['draft', 'issued', 'scheduled', 'in-progress', 'done', 'accepted'] as const;

export type WorkBoardState = (typeof workBoardColumns)[number];

/** The action of somebody that leads from a state to a column; undefined where none does. */
export const workActionTo = (
  state: WorkOrderState,
  column: string,
  actors: readonly WorkActor[],
): WorkAction | undefined =>
  column === state
    ? undefined
    : workActionsIn(state, actors).find((action) => workStateAfter(state, action, actors) === column);
