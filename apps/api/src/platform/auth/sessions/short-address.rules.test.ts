import { shortAddress } from './short-address.rules';

test.each([
  ['192.0.2.7', '192.0.2.…'],
  ['::ffff:192.0.2.7', '192.0.2.…'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12:…'],
  ['2001:db8::1', '2001:db8::…'],
  ['::1', '::1'],
])('%s is told as %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
