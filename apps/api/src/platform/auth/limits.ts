import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Text } from '../http/language/sentence';
import { Problem, tooMany } from '../http/problem';
import { newId } from '../core/ids';
import type { Platform } from '../core/platform';

export interface Limit {
  action: string;
  attempts: number;
  /** Seconds in which that many attempts are let through. */
  within: number;
  /** What is told of it, where waiting a little is not enough. */
  detail?: Text;
}

const minutes = 60;
const days = 24 * 60 * minutes;

/** Wrong guesses: at one account from one browser or network address, at one account from anywhere, and from one address at any. */
export const loginLimits = {
  device: { action: 'login.device', attempts: 10, within: 15 * minutes },
  accountAtAddress: { action: 'login.account', attempts: 10, within: 15 * minutes },
  account: { action: 'login.account', attempts: 100, within: 15 * minutes },
  // Everybody at a meeting shares it.
  address: { action: 'login.address', attempts: 300, within: 15 * minutes },
} satisfies Record<string, Limit>;

/**
 * Wishes for a mail, granted or not: each one may send one to somebody, and neither answer nor count may tell whether the
 * address is known. By recipient, apart from each other, as wishes to join in somebody's name must not keep them from a
 * link for a new password; and by the network address that asks, whomever it asks for.
 */
export const mailLimits = {
  reset: { action: 'mail.reset', attempts: 3, within: 60 * minutes },
  emailChange: { action: 'mail.email-change', attempts: 5, within: 60 * minutes },
  registration: { action: 'mail.registration', attempts: 3, within: 60 * minutes },
  address: { action: 'mail.address', attempts: 20, within: 60 * minutes },
} satisfies Record<string, Limit>;

/** Of a member: a test of the mail server is a letter like others to it. */
export const testMailLimit: Limit = { action: 'mail.test', attempts: 5, within: 10 * minutes };

/** Of a member: letters to addresses that they name. A home has few who live in it. */
export const householdInvitationLimit: Limit = {
  action: 'household.invitation',
  attempts: 10,
  within: days,
  detail: 'You’ve reached today’s limit of invitations. Continue tomorrow.',
};

/** Wrong codes of a second factor, by who knows the password: a million codes, of which three count at a time. */
export const factorLimits = {
  device: { action: 'factor.device', attempts: 10, within: 15 * minutes },
  accountAtAddress: { action: 'factor.account', attempts: 10, within: 15 * minutes },
  account: { action: 'factor.account', attempts: 30, within: 15 * minutes },
} satisfies Record<string, Limit>;

/** Beginnings of a sign-in by a passkey, of a network address: each is kept for five minutes. */
export const passkeyLimit: Limit = { action: 'passkey.begin', attempts: 200, within: 10 * minutes };

/** Of a network address: a meter asks while somebody types, and judging takes a moment of the processor. */
export const judgeLimit: Limit = { action: 'password.judge', attempts: 300, within: 10 * minutes };

/** Of a session: a page that fails over and over tells of it a few times. */
export const failureReportLimit: Limit = { action: 'section-failure', attempts: 20, within: 10 * minutes };

function subjectHash(platform: Platform, subject: string): Buffer {
  return createHmac('sha256', platform.secret).update(subject).digest();
}

/**
 * Counts an attempt, for all processes together, and gives its id. Throws 429 with the seconds to wait when there were
 * too many.
 */
export async function countAttempt(platform: Platform, limit: Limit, subject: string): Promise<string> {
  const id = newId();
  const { rows } = await sql<{ wait: number }>`
    select courtyard.note_attempt(${id}, ${limit.action}, ${subjectHash(platform, subject)},
      ${platform.clock()}, make_interval(secs => ${limit.within}), ${limit.attempts}) as wait`.execute(
    platform.db,
  );
  const wait = rows[0]?.wait ?? 0;
  if (wait > 0) throw tooMany(wait, limit.detail);
  return id;
}

/** Something that may be tried so often. */
export type Limited = readonly [limit: Limit, subject: string];

/**
 * Makes an attempt of which only failures count. It is counted before, so that of many at the same time none slips past
 * the count of the others, and taken back after. What is refused for one limit is not counted for those after it.
 */
export async function countingFailures<T>(
  platform: Platform,
  limits: readonly Limited[],
  attempt: () => Promise<T>,
): Promise<T> {
  const counted: string[] = [];
  for (const [limit, subject] of limits) counted.push(await countAttempt(platform, limit, subject));
  const takeBack = () => platform.db.deleteFrom('loginAttempt').where('id', 'in', counted).execute();
  let result: T;
  try {
    result = await attempt();
  } catch (error) {
    // What failed for a reason of ours was no wrong guess.
    if (!(error instanceof Problem) || error.status >= 500) await takeBack().catch(() => {});
    throw error;
  }
  await takeBack();
  return result;
}

/** After a success: earlier failures of the account no longer count. */
export async function forgetAttempts(platform: Platform, limit: Limit, subject: string): Promise<void> {
  await platform.db
    .deleteFrom('loginAttempt')
    .where('action', '=', limit.action)
    .where('subject', '=', subjectHash(platform, subject))
    .execute();
}
