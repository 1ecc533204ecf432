import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { newPassword } from '@courtyard/contract';
import { hashPassword, verifyPassword } from '../../platform/auth/password/password';
import { repositoryRoot } from '../../platform/core/package-root';

const docs = resolve(repositoryRoot, 'docs');
const text = readFileSync(resolve(docs, 'security.md'), 'utf8');

/** The items that are to be shown, of OWASP ASVS 5.0. */
const items = (
  '7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 7.5.1 7.5.2 3.3.1 3.3.2 3.3.4 3.4.2 3.5.1 3.5.3 3.2.1 3.4.3 3.4.4 3.4.6 ' +
  '14.3.2 6.2.1 6.2.4 6.2.9 6.2.12 6.3.1 6.4.3 11.4.2 2.4.1 8.2.1 8.2.2 8.2.3 8.4.1 15.3.3'
).split(' ');

const namedIn = (part: string) => [...part.matchAll(/\]\((?<file>[^)]+\.ts)\) "(?<name>[^"]+)"/g)];

test.each(items)('what shows %s is named', (item) => {
  const row = text.split('\n').find((line) => line.startsWith(`| ${item} `));
  expect(namedIn(row ?? '').length).toBeGreaterThan(0);
});

test('each test that is named is there', () => {
  const missing = namedIn(text).filter(({ groups }) => {
    const file = resolve(docs, groups?.file ?? '');
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(groups?.name ?? '');
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

test('a password may have 64 characters and more', () => {
  const long = 'heron '.repeat(33);
  expect(newPassword.safeParse(long).success).toBe(true);
  expect(newPassword.safeParse(long.slice(0, 64)).success).toBe(true);
});

test('a password is kept by Argon2id with what it should cost', async () => {
  const [one, two] = [await hashPassword('three brown foxes'), await hashPassword('three brown foxes')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  // Longer passwords count to their last sign.
  const long = 'heron '.repeat(30);
  expect(await verifyPassword(await hashPassword(long), `${long}x`)).toBe(false);
});
