import { hash, verify } from '@node-rs/argon2';

// 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet, Argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id, with its salt and its cost in the text. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one that was hashed. Without a hash the same work is done for nothing, so that the time
 * taken does not tell whether an account exists.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'));
  return fits && passwordHash !== null;
}
