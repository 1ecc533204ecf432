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

interface Asked {
  sort?: unknown;
  cursor?: unknown;
  limit?: unknown;
  state?: unknown;
  isOpen?: unknown;
}

/** What the table is asked, as far as it means something on the board: its columns say the state. */
export function boardFilters<Q extends Asked>(query: Q): Omit<Q, keyof Asked> {
  const { sort: _sort, cursor: _cursor, limit: _limit, state: _state, isOpen: _open, ...asked } = query;
  return asked;
}

/** The address of the table, from that of the board, with what a column has: records in these states. */
export function inTable(search: string, states: readonly string[]): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const name of ['show', 'cursor', 'isOpen', 'state']) params.delete(name);
  for (const state of states) params.append('state', state);
  return params;
}

/** The action of those who handle requests that leads from a state to a column; undefined where none does. */
export const actionTo = (state: RequestState, column: string): RequestAction | undefined =>
  isBoardState(column) && !statesOf(column).includes(state)
    ? actionsIn(state, ['handler']).find((action) =>
        statesOf(column).some((each) => each === stateAfter(state, action, ['handler'])),
      )
    : undefined;
