import { isLinkGood, signedLink } from './link.rules';

const secret = Buffer.from('a secret');
const file = { tenantId: 'tenant', id: 'file' };
const now = new Date('2026-03-01T10:02:00Z');

function parts(url: string) {
  const { searchParams } = new URL(url, 'http://x');
  return { expires: Number(searchParams.get('expires')), signature: searchParams.get('signature') ?? '' };
}
const link = parts(signedLink(secret, file, now));
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('works for five minutes at least and ten at most', () => {
  expect(isLinkGood(secret, file, link, at(5))).toBe(true);
  expect(isLinkGood(secret, file, link, at(10))).toBe(false);
});

test('is the same for a while, so that a browser keeps the picture', () => {
  expect(signedLink(secret, file, at(1))).toBe(signedLink(secret, file, now));
});

test('is good for one file of one community, signed here, unchanged', () => {
  expect(isLinkGood(secret, { ...file, id: 'other' }, link, now)).toBe(false);
  expect(isLinkGood(secret, { ...file, tenantId: 'other' }, link, now)).toBe(false);
  expect(isLinkGood(secret, { ...file, kind: 'community-export' }, link, now)).toBe(false);
  expect(isLinkGood(Buffer.from('other'), file, link, now)).toBe(false);
  expect(isLinkGood(secret, file, { ...link, expires: link.expires + 300 }, now)).toBe(false);
  expect(isLinkGood(secret, file, { ...link, signature: '' }, now)).toBe(false);
});
