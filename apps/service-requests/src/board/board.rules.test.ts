import { requestStates } from '@courtyard/contract/service-requests/request/request.values';
import { actionTo, boardColumns, boardFilters, inTable, statesOf } from './board.rules';

test.each([
  ['submitted', 'triaged', 'triage'],
  ['submitted', 'waiting', 'wait'],
  ['in-progress', 'resolved', 'resolve'],
  ['resolved', 'submitted', 'reopen'],
  ['reopened', 'in-progress', 'start'],
] as const)('from %s to %s the action is %s', (state, column, action) => {
  expect(actionTo(state, column)).toBe(action);
});

test('a card never moves to the column that it is in, nor to what is no column', () => {
  for (const column of boardColumns)
    for (const state of statesOf(column)) expect(actionTo(state, column)).toBeUndefined();
  for (const state of requestStates) expect(actionTo(state, 'closed')).toBeUndefined();
});

test('the board takes the filters of the table but for the state, and gives them back with that of a column', () => {
  const query = {
    search: 'leak',
    state: ['closed'],
    isOpen: 'true',
    priority: ['high'],
    sort: 'number',
    limit: 50,
  };
  expect(boardFilters(query)).toEqual({ search: 'leak', priority: ['high'] });
  const params = inTable(
    '?show=board&search=leak&state=closed&priority=high&cursor=x&isOpen=true',
    statesOf('submitted'),
  );
  expect(String(params)).toBe('search=leak&priority=high&state=submitted&state=reopened');
});
