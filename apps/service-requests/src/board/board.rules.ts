import {
  actsIn,
  type RequestAct,
  type RequestState,
  stateAfter,
} from '@courtyard/contract/service-requests/request/request-states';

/** The columns of the board; what was reopened is new again. */
export const boardColumns = ['submitted', 'triaged', 'in-progress', 'waiting', 'resolved'] as const;

export type BoardState = (typeof boardColumns)[number];

export const statesOf = (column: BoardState): RequestState[] =>
  column === 'submitted' ? ['submitted', 'reopened'] : [column];

export const isBoardState = (id: string): id is BoardState => boardColumns.some((column) => column === id);

/** The act of those who handle requests that leads from a state to a column; undefined where none does. */
export const actTo = (state: RequestState, column: string): RequestAct | undefined =>
  isBoardState(column) && !statesOf(column).includes(state)
    ? actsIn(state, ['handler']).find((act) =>
        statesOf(column).some((each) => each === stateAfter(state, act, ['handler'])),
      )
    : undefined;
