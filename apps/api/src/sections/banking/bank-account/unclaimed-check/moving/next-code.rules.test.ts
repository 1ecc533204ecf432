import { nextCode } from './next-code.rules';

test.each([
  [['1010', '2010', '2800', '3010'], ['2010', '2800'], '2810'],
  [['2800', '2810', '3010'], ['2800', '2810'], '2820'],
  [['2995', '3000'], ['2995'], '2996'],
  [['220-09', '300-01'], ['220-09'], '220-10'],
  [[], [], '2910'],
  [['L-99'], ['L-99'], 'L-99-1'],
])('of %j and the liabilities %j it is %s', (codes, ofKind, expected) => {
  expect(nextCode(codes, ofKind)).toBe(expected);
});
