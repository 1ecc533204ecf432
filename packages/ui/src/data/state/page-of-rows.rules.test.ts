import { pageOfRows } from './page-of-rows.rules';

const rows = [1, 2, 3, 4, 5];
const at = (cursor: string | undefined) => pageOfRows(rows, { cursor, limit: 2 });

test.each([
  [undefined, [1, 2], { firstPosition: 1, previous: null, next: '2' }],
  ['2', [3, 4], { firstPosition: 3, previous: '0', next: '4' }],
  ['4', [5], { firstPosition: 5, previous: '2', next: null }],
  ['99', [1, 2], { firstPosition: 1, previous: null, next: '2' }],
  ['x', [1, 2], { firstPosition: 1, previous: null, next: '2' }],
])('from %s', (cursor, data, page) => {
  expect(at(cursor)).toMatchObject({ data, page: { total: 5, ...page } });
});

test('no rows are no page', () => {
  expect(pageOfRows([], { cursor: undefined, limit: 2 }).page).toMatchObject({
    firstPosition: 0,
    next: null,
  });
});
