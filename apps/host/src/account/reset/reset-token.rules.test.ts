import { isFirstPassword, resetToken } from './reset-token.rules';

test('the token comes in the fragment or the query', () => {
  expect(resetToken({ search: '', hash: '#token=abc' })).toBe('abc');
  expect(resetToken({ search: '?token=abc', hash: '' })).toBe('abc');
  expect(resetToken({ search: '?token=', hash: '#top' })).toBeNull();
});

test('a link says whether it sets the first password', () => {
  expect(isFirstPassword({ hash: '#token=abc&first=1' })).toBe(true);
  expect(isFirstPassword({ hash: '#token=abc' })).toBe(false);
});
