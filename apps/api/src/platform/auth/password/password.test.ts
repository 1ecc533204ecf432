import { stat } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import { hashPassword, verifyPassword } from './password';

const guess = async (hashed: string) => verifyPassword(hashed, 'a wrong guess');

test('however many passwords are tried at once, files are read and answers compressed meanwhile', async () => {
  const hashed = await hashPassword('correct horse battery');
  let tried = 0;
  const guesses = Array.from({ length: 24 }, async () => {
    expect(await guess(hashed)).toBe(false);
    tried += 1;
  });
  // Takes a thread of the same pool: where each was hashing, it came after more than half of the guesses.
  await stat(__filename);
  expect(tried).toBeLessThan(6);
  await Promise.all(guesses);
});

test('where too many wait to be tried, the next is told to come back in a few seconds', async () => {
  // Tried in a moment: only how many wait matters here.
  const hashed = await hash('correct horse battery', { memoryCost: 1024, timeCost: 1 });
  const results = await Promise.allSettled(Array.from({ length: 140 }, () => guess(hashed)));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.length).toBeLessThan(45);
  expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'busy' } });
  expect(await verifyPassword(hashed, 'correct horse battery')).toBe(true);
});
