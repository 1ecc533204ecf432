import { resetToken } from './reset-token.rules';

test('the token comes in the fragment or the query', () => {
  expect(resetToken({ search: '', hash: '#token=abc' })).toBe('abc');
  expect(resetToken({ search: '?token=abc', hash: '' })).toBe('abc');
  expect(resetToken({ search: '?token=', hash: '#top' })).toBeNull();
});
