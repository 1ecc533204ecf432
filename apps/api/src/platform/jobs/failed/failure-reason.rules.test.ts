import { failureReason } from './failure-reason.rules';

test.each([
  ['ECONNREFUSED', 'unreachable'],
  ['ENOSPC', 'disk-full'],
  ['53100', 'disk-full'],
  ['53300', 'busy'],
  ['40P01', 'busy'],
  ['57014', 'busy'],
  ['23505', 'fault'],
  ['', 'fault'],
])('an error with the code "%s" is told as %s', (code, reason) => {
  expect(failureReason({ code, message: 'it broke' })).toBe(reason);
});

test('work that was cut off took too long, whatever its code', () => {
  const message = 'job failed by timeout in active state';
  expect(failureReason({ code: '', message })).toBe('too-long');
});
