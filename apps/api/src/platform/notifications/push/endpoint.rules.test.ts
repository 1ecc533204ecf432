import { isPushEndpoint } from './endpoint.rules';

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=x', true],
  ['https://web.push.apple.com/x', true],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil.example/?fcm.googleapis.com', false],
  ['https://evilpush.apple.com.example/x', false],
  ['https://notpush.apple.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['https://localhost/x', false],
])('%s: %s', (address, allowed) => {
  expect(isPushEndpoint(address, [])).toBe(allowed);
});

test('an origin of the operator’s own is taken, and nothing beside it', () => {
  const origins = ['http://127.0.0.1:4100'];
  expect(isPushEndpoint('http://127.0.0.1:4100/one', origins)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:4101/one', origins)).toBe(false);
  expect(isPushEndpoint('http://me@127.0.0.1:4100/one', origins)).toBe(false);
});
