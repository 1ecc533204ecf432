import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { tooMany } from '../http/problem';
import { newId } from '../core/ids';
import type { Platform } from '../core/platform';

export interface Limit {
  action: string;
  attempts: number;
  /** Seconds in which that many attempts are let through. */
  within: number;
}

const minutes = 60;

/** Per account (and known browser), the guesses at one password; per network address, which everybody at a meeting shares, many more. */
export const loginLimits = {
  account: { action: 'login.account', attempts: 10, within: 15 * minutes },
  address: { action: 'login.address', attempts: 300, within: 15 * minutes },
} satisfies Record<string, Limit>;

/** Apart from each other: wishes to join in somebody's name must not keep them from a link for a new password. */
export const mailLimits = {
  reset: { action: 'mail.reset', attempts: 3, within: 60 * minutes },
  registration: { action: 'mail.registration', attempts: 3, within: 60 * minutes },
  address: { action: 'mail.address', attempts: 20, within: 60 * minutes },
} satisfies Record<string, Limit>;

/** Of a session: a page that fails over and over tells of it a few times. */
export const failureReportLimit: Limit = { action: 'section-failure', attempts: 20, within: 10 * minutes };

function subjectHash(platform: Platform, subject: string): Buffer {
  return createHmac('sha256', platform.secret).update(subject).digest();
}

/** Notes an attempt, for all processes together. Throws 429 with the seconds to wait when there were too many. */
export async function noteAttempt(platform: Platform, limit: Limit, subject: string): Promise<void> {
  const { rows } = await sql<{ wait: number }>`
    select courtyard.note_attempt(${newId()}, ${limit.action}, ${subjectHash(platform, subject)},
      ${platform.clock()}, make_interval(secs => ${limit.within}), ${limit.attempts}) as wait`.execute(
    platform.db,
  );
  const wait = rows[0]?.wait ?? 0;
  if (wait > 0) throw tooMany(wait);
}

/** After a success: earlier failures of the account no longer count. */
export async function forgetAttempts(platform: Platform, limit: Limit, subject: string): Promise<void> {
  await platform.db
    .deleteFrom('login_attempt')
    .where('action', '=', limit.action)
    .where('subject', '=', subjectHash(platform, subject))
    .execute();
}
