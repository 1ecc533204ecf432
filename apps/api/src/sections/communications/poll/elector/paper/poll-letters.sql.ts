import type { PollLetters } from '@courtyard/contract/communications/poll/voting/poll-letters';
import type { Language } from '@courtyard/contract/fields/labels';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { sql } from 'kysely';
import { setsOf } from '../../../../../platform/core/time-slices';
import { isMailedNotice } from '../../../../../platform/mail/consent/consent.sql';
import { recipientsOf } from '../../../../../platform/notifications/audience/recipients.sql';
import type { CallContext, ReadContext } from '../../../../../platform/section/call-context';
import type { Elector } from '../electors-of.rules';

type Reading = Pick<ReadContext, 'tx'>;

interface Reached {
  key: string;
  memberId: string | null;
  name: string;
  email: string | null;
  language: Language;
  postalAddress: string | null;
  /** What is owed can come by e-mail. */
  isMailed: boolean;
  hasMailbox: boolean;
}

/** Everybody who can be an elector on a day, with how they are reached. */
async function reachedOn(
  { tx, platform }: Pick<CallContext, 'tx' | 'platform'>,
  basis: Poll['basis'],
  day: string,
): Promise<Reached[]> {
  const kind = basis === 'member' ? 'everybody' : 'owners';
  const audience = { include: [{ kind } as const], exclude: [] };
  const { rows } = await sql<Reached>`
    select person_key as key, member_id as "memberId", name, lower(email) as email, language,
      postal_address as "postalAddress", ${isMailedNotice(platform.sections, sql`person_key`, sql`email`)} as "isMailed",
      email is not null and not exists (select from mail_block b where b.address = lower(email) and b.category = '*')
        as "hasMailbox"
    from (${await recipientsOf(platform.sections, tx, audience, day)}) recipient`.execute(tx);
  return rows;
}

/**
 * Keeps whom the product does not reach: who has no account, and who has one but did not agree that what is owed comes by e-mail,
 * gets a ballot on paper; those without an account who have a mailbox are told by e-mail too. As of the day of the electors.
 */
export async function keepLetters(
  context: Pick<CallContext, 'tx' | 'tenant' | 'platform'>,
  { id: pollId, basis }: Pick<Poll, 'id' | 'basis'>,
  { electors, day }: { electors: readonly (Elector & { id: string })[]; day: string },
): Promise<void> {
  const electorIds = new Map<string, string[]>();
  for (const { id, keys } of electors)
    for (const key of keys) electorIds.set(key, [...(electorIds.get(key) ?? []), id]);
  const rows = (await reachedOn(context, basis, day)).flatMap((one) => {
    const ids = electorIds.get(one.key);
    const onPaper = one.memberId === null || !one.isMailed;
    if (!ids || !onPaper) return [];
    const { key, name, language, postalAddress, memberId, hasMailbox } = one;
    const email = memberId === null && hasMailbox ? one.email : null;
    const unposted = { onPaper, postedOn: null, postedBy: null };
    const whose = { tenantId: context.tenant.id, pollId, personKey: key, electorIds: ids };
    return [{ ...whose, name, language, postalAddress, email, ...unposted }];
  });
  for (const set of setsOf(rows, 500))
    await context.tx
      .insertInto('pollLetter')
      .values([...set])
      .execute();
}

/** SQL on `letter`: it has a ballot of somebody who is not suspended, and has not voted yet. */
const isDue = sql<boolean>`letter.on_paper and letter.posted_on is null and exists (
  select from poll_elector elector where elector.id = any(letter.elector_ids) and elector.suspended is null
    and not exists (select from poll_envelope envelope where envelope.elector_id = elector.id))`;

export async function lettersOf({ tx }: Reading, pollId: string): Promise<PollLetters> {
  const { rows } = await sql<PollLetters>`
    select (count(*) filter (where ${isDue}))::int as "toPost",
      (count(*) filter (where ${isDue} and postal_address is null))::int as "withoutAddress",
      count(posted_on)::int as posted, max(posted_on)::text as "postedOn", count(email)::int as "byEmail"
    from poll_letter letter where poll_id = ${pollId}`.execute(tx);
  return rows[0] ?? { toPost: 0, withoutAddress: 0, posted: 0, postedOn: null, byEmail: 0 };
}

interface DueEmail {
  key: string;
  name: string;
  language: Language;
  postalAddress: string | null;
  /** Votes whose ballots go with it, by the property or the person. */
  votes: string[];
}

/** Those that are to be posted, or all that were, by name. */
export async function printedLetters(
  { tx }: Reading,
  pollId: string,
  which: 'due' | 'all',
): Promise<DueEmail[]> {
  const [isMeant, isWaiting] =
    which === 'due'
      ? [
          isDue,
          sql`elector.suspended is null
            and not exists (select from poll_envelope envelope where envelope.elector_id = elector.id)`,
        ]
      : [sql`letter.on_paper and letter.posted_on is not null`, sql`true`];
  const { rows } = await sql<DueEmail>`
    select letter.person_key as key, letter.name, letter.language, letter.postal_address as "postalAddress",
      array(select elector.name from poll_elector elector
        where elector.id = any(letter.elector_ids) and ${isWaiting}
        order by elector.name, elector.id) as votes
    from poll_letter letter where letter.poll_id = ${pollId} and ${isMeant} order by lower(letter.name), letter.person_key`.execute(
    tx,
  );
  return rows;
}
