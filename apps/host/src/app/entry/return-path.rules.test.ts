import { returnPath } from './return-path.rules';

const start = '/dashboard/default';

test.each([
  ['/people/members?sort=name#top', '/people/members?sort=name#top'],
  ['//evil.example', start],
  ['/\\evil.example', start],
  ['https://evil.example', start],
  ['/login', start],
  ['/pages/register', start],
  ['/unauthorized', start],
])('from %s one returns to %s', (from, expected) => {
  expect(returnPath({ from })).toBe(expected);
});

test('without a place one starts at the dashboard', () => {
  expect(returnPath(null)).toBe(start);
  expect(returnPath({ from: 7 })).toBe(start);
});
