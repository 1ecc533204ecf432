import {
  actionsIn,
  type RequestAction,
  type RequestState,
  stateAfter,
} from '@courtyard/contract/service-requests/request/request-states';

/** The columns of the board; what was reopened is new again. */
export const boardColumns = ['submitted', 'triaged', 'in-progress', 'waiting', 'resolved'] as const;

export type BoardState = (typeof boardColumns)[number];

export const statesOf = (column: BoardState): RequestState[] =>
  column === 'submitted' ? ['submitted', 'reopened'] : [column];

export const isBoardState = (id: string): id is BoardState => boardColumns.some((column) => column === id);

/** The action of those who handle requests that leads from a state to a column; undefined where none does. */
export const actionTo = (state: RequestState, column: string): RequestAction | undefined =>
  isBoardState(column) && !statesOf(column).includes(state)
    ? actionsIn(state, ['handler']).find((action) =>
        statesOf(column).some((each) => each === stateAfter(state, action, ['handler'])),
      )
    : undefined;
