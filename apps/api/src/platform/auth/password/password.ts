import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Problem } from '../../http/problem';

// 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet, Argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash keeps a core busy: one is left to answer everybody else, and threads of the pool to read files and compress answers. */
const aFewAtATime = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));

/** As many as are done within some four seconds. Nobody waits longer at a sign-in. */
const maxWaiting = 100;

const busy = () =>
  new Problem({
    status: 503,
    code: 'busy',
    title: 'Busy',
    detail: 'Many people are signing in right now. Try again in a few seconds.',
    headers: { 'retry-after': '5' },
  });

/** Hashes in a thread, a few at a time. Throws 503 where too many wait. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (aFewAtATime.pendingCount >= maxWaiting) throw busy();
  return aFewAtATime(work);
}

/** Argon2id, with its salt and its cost in the text. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost));
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one that was hashed. Without a hash the same work is done for nothing, so that the time
 * taken does not tell whether an account exists.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password', cost);
  const known = passwordHash ?? (await decoy);
  const fits = await inTurn(() => verify(known, password.normalize('NFKC')));
  return fits && passwordHash !== null;
}
