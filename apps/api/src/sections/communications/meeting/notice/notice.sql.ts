import type { MeetingNotice, NoticeProof } from '@courtyard/contract/communications/meeting/notice/notice';
import type { Language } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import { notFound } from '../../../../platform/http/problem';
import { isMailedNotice } from '../../../../platform/mail/consent/consent.sql';
import type { ReadContext } from '../../../../platform/section/call-context';

type Reading = Pick<ReadContext, 'tx'>;

/** Somebody who is invited, as they are told. */
export interface Invitee {
  personKey: string;
  memberId: string | null;
  name: string;
  units: string[];
  language: Language;
  email: string | null;
  postalAddress: string | null;
  isTold: boolean;
  /** The last that they were told is that they are not invited. */
  isWithdrawn: boolean;
  /** Of an executive session only who may see such. */
  isAllowed: boolean;
  /** Agreed to notices by e-mail where that is demanded, and has a mailbox as far as is known. */
  isReachable: boolean;
}

/** Who is invited, by name, with whether a notice told them. */
export async function inviteesOf(
  { tx, platform }: Pick<ReadContext, 'tx' | 'platform'>,
  { id, isExecutive }: { id: string; isExecutive: boolean },
): Promise<Invitee[]> {
  const { rows } = await sql<Invitee>`
    select a.person_key as "personKey", a.member_id as "memberId", a.name, a.units, a.language, a.email,
      a.postal_address as "postalAddress",
      coalesce(last.kind <> 'withdrawal', false) as "isTold", coalesce(last.kind = 'withdrawal', false) as "isWithdrawn",
      (not ${isExecutive}::boolean or coalesce(a.member_id in (${holderIds('Executive Sessions View')}), false))
        as "isAllowed",
      ${isMailedNotice(platform.sections, sql`a.person_key`, sql`a.email`)} as "isReachable"
    from meeting_attendee a
    left join lateral (select n.kind from meeting_notice_recipient r join meeting_notice n on n.id = r.notice_id
      where n.meeting_id = a.meeting_id and r.person_key = a.person_key
      order by n.sequence desc, n.sent_at desc limit 1) last on true
    where a.meeting_id = ${id} order by lower(a.name), a.person_key`.execute(tx);
  return rows;
}

/** What became of the notice to one: a letter is due where e-mail cannot reach them, or did not. */
const outcome = sql<NoticeProof['outcome']>`case
  when r.posted_on is not null then 'posted'
  when d.state is null or d.state in ('refused', 'bounced', 'skipped') then 'to-post'
  when d.state in ('accepted', 'unknown') then d.state
  else 'underway' end`;

const recipients = sql`meeting_notice_recipient r
  left join dispatch_recipient d on d.dispatch_id = r.dispatch_id and d.who = r.person_key::text`;

type Row = NoticeProof & { language: Language; postalAddress: string | null };

/** Everybody of a notice, by name, with when and how they were told. */
export async function proofsOf({ tx }: Reading, noticeId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select told.*, case when outcome in ('to-post', 'posted') then 'paper' else 'email' end as way
    from (select r.person_key as key, r.name, r.units, r.language, r.email, r.postal_address as "postalAddress",
        ${outcome} as outcome, case when d.state = 'accepted' then d.changed_at end as at,
        case when d.state <> 'skipped' then d.answer end as answer,
        r.posted_on as "postedOn", r.posted_by as "postedBy"
      from ${recipients} where r.notice_id = ${noticeId}) told
    order by lower(name), key`.execute(tx);
  return rows;
}

const noneYet = { underway: 0, accepted: 0, 'to-post': 0, posted: 0, unknown: 0 };

/** How many of each notice are told, by what became of it. */
async function countsOf({ tx }: Reading, noticeIds: readonly string[]) {
  const { rows } = await sql<{ noticeId: string; outcome: NoticeProof['outcome']; count: number }>`
    select r.notice_id as "noticeId", ${outcome} as outcome, count(*)::int as count from ${recipients}
    where r.notice_id = any(${[...noticeIds]}::uuid[]) group by 1, 2`.execute(tx);
  const counts = new Map(noticeIds.map((id) => [id, { ...noneYet }]));
  for (const { noticeId, outcome: of, count } of rows) {
    const found = counts.get(noticeId);
    if (found) found[of] = count;
  }
  return counts;
}

const noticesQuery = ({ tx }: Reading, meetingId: string) =>
  tx.selectFrom('meetingNotice').selectAll().where('meetingId', '=', meetingId);

export type NoticeRow = Awaited<ReturnType<ReturnType<typeof noticesQuery>['executeTakeFirstOrThrow']>>;

/** The notices of a meeting, the last first. */
export async function noticesOf(
  context: Pick<ReadContext, 'tx' | 'tenant'>,
  meetingId: string,
): Promise<MeetingNotice[]> {
  const rows = await noticesQuery(context, meetingId)
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const counts = await countsOf(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, words, sentBy, sentAt, isInTime, reason }) => {
    const of = counts.get(id) ?? noneYet;
    const people = Object.values(of).reduce((sum, count) => sum + count, 0);
    return {
      id,
      kind,
      ...words[context.tenant.language],
      sentBy,
      sentAt,
      isInTime,
      reason,
      people,
      counts: of,
    };
  });
}

/** Throws notFound for one of another meeting, too. */
export async function requireNotice(
  context: Reading,
  { meetingId, noticeId }: { meetingId: string; noticeId: string },
): Promise<NoticeRow> {
  const row = await noticesQuery(context, meetingId).where('id', '=', noticeId).executeTakeFirst();
  if (!row) throw notFound('notice');
  return row;
}

/** The number of the last event that calendars were sent of a meeting; null where there was none. */
export async function lastSequence({ tx }: Reading, meetingId: string): Promise<number | null> {
  const { last } = await tx
    .selectFrom('meetingNotice')
    .select((row) => row.fn.max('sequence').as('last'))
    .where('meetingId', '=', meetingId)
    .executeTakeFirstOrThrow();
  return last;
}
