import { workActionTo, workBoardColumns } from './work-board.rules';

test.each([
  ['draft', 'issued', 'manager', 'issue'],
  ['issued', 'in-progress', 'manager', 'start'],
  ['scheduled', 'in-progress', 'worker', 'start'],
  ['in-progress', 'done', 'worker', 'finish'],
  ['done', 'accepted', 'manager', 'accept'],
  ['done', 'in-progress', 'manager', 'return'],
  ['issued', 'draft', 'worker', 'decline'],
] as const)('from %s to %s the %s does %s', (state, column, actor, action) => {
  expect(workActionTo(state, column, [actor])).toBe(action);
});

test.each([
  ['draft', 'done', 'manager'],
  ['issued', 'scheduled', 'manager'],
  ['done', 'accepted', 'worker'],
  ['accepted', 'done', 'manager'],
] as const)('from %s to %s leads no action of the %s', (state, column, actor) => {
  expect(workActionTo(state, column, [actor])).toBeUndefined();
});

test('a card never moves to the column that it is in, and who only reads moves none', () => {
  for (const column of workBoardColumns) {
    expect(workActionTo(column, column, ['manager', 'worker'])).toBeUndefined();
    for (const other of workBoardColumns) expect(workActionTo(column, other, [])).toBeUndefined();
  }
});
