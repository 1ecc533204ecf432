import { slugHindrance } from './slug.rules';

test.each(['demo', 'oak-wood-2', '7', 'a'.repeat(63), 'www2'])('%s can be a sub-domain', (slug) => {
  expect(slugHindrance(slug)).toBeNull();
});

test.each([
  ['', /lower-case/],
  ['Oak', /lower-case/],
  ['öl', /lower-case/],
  ['oak wood', /lower-case/],
  ['oak.wood', /lower-case/],
  ['-oak', /begin and end/],
  ['oak-', /begin and end/],
  ['a'.repeat(64), /at most 63/],
  ['xn--l-zga', /two hyphens/],
  ['www', /reserved/],
  ['localhost', /reserved/],
])('%p cannot, and it is said why', (slug, why) => {
  expect(slugHindrance(slug)).toMatch(why);
});
