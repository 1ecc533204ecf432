import { rowBeside } from './current-row.rules';

const ids = ['a', 'b', 'c'];

test.each([
  [null, 1, 'a'],
  [null, -1, 'a'],
  ['a', 1, 'b'],
  ['b', -1, 'a'],
  ['c', 1, 'c'],
  ['a', -1, 'a'],
  ['gone', 1, 'a'],
] as const)('from %s by %d one comes to %s', (current, by, next) => {
  expect(rowBeside(ids, current, by)).toBe(next);
});

test('an empty list has no row to come to', () => {
  expect(rowBeside([], 'a', 1)).toBeNull();
});
