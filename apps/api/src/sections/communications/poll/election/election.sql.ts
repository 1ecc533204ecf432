import { acclamationBar } from '@courtyard/contract/communications/poll/election/election.rules';
import type { Election } from '@courtyard/contract/communications/poll/election/election';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { daysBetween } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { type CallContext, type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { getPoll } from '../record/read-poll';

/** Whether the seat of an inspector is not over on a day. */
export const isSeated = ({ endsOn }: { endsOn: string | null }, today: string): boolean =>
  endsOn === null || endsOn >= today;

type InTransaction = Pick<CallContext, 'tx'>;

export interface Standing {
  id: string;
  name: string;
  statement: string | null;
}

/** Those who accepted, by surname as far as a name tells it (Florida asks for this order). */
export async function acceptedCandidates({ tx }: InTransaction, pollId: string): Promise<Standing[]> {
  const rows = await tx
    .selectFrom('pollCandidate')
    .select(['id', 'name', 'statement'])
    .where('pollId', '=', pollId)
    .where('status', '=', 'accepted')
    .execute();
  const keyOf = ({ name, id }: Standing) => `${name.split(' ').at(-1)} ${name} ${id}`.toLowerCase();
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Why the seats of a poll cannot be filled without a vote; null where they can. */
export async function barOf({ tx }: InTransaction, poll: Poll, candidates: number) {
  const { nominationsOpenedOn, nominationsUntil, profile, acclamation, seats } = poll;
  const { nominationsRemindedOn } = await tx
    .selectFrom('poll')
    .select('nominationsRemindedOn')
    .where('id', '=', poll.id)
    .executeTakeFirstOrThrow();
  const before = (day: string | null) =>
    day === null || nominationsUntil === null ? null : daysBetween(day, nominationsUntil);
  return acclamationBar({
    profile,
    acclamation,
    seats,
    candidates,
    nominationDays: before(nominationsOpenedOn) ?? 0,
    reminderDays: before(nominationsRemindedOn),
  });
}

type CandidateRow = Omit<Election['candidates'][number], 'isMine'> & {
  memberId: string | null;
  byMemberId: string;
};

/** Candidates and inspectors of a poll. Who has not accepted is shown to those alone whom it concerns. */
export async function getElection(context: ReadContext, pollId: string): Promise<Election> {
  const { tx, caller } = context;
  const poll = await getPoll(context, pollId);
  const { rows } = await sql<CandidateRow>`
    select candidate.id, candidate.name, candidate.status, candidate.statement, candidate.key,
      candidate.member_id as "memberId", candidate.nominated_by as "byMemberId",
      member.display_name as "nominatedBy"
    from poll_candidate candidate join member on member.id = candidate.nominated_by
    where candidate.poll_id = ${pollId}
    order by candidate.key is null, length(candidate.key), candidate.key, lower(candidate.name), candidate.id
    limit 200`.execute(tx);
  const inspectors = await tx
    .selectFrom('pollInspector')
    .select(['id', 'name', 'memberId', 'endsOn'])
    .where('pollId', '=', pollId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const isShown = ({ status, memberId, byMemberId }: CandidateRow) =>
    status === 'accepted' ||
    caller.permissions.has('Poll Update') ||
    memberId === caller.memberId ||
    byMemberId === caller.memberId;
  const accepted = rows.filter(({ status }) => status === 'accepted').length;
  return {
    candidates: rows
      .filter(isShown)
      .map(({ memberId, byMemberId: _by, ...row }) => ({ ...row, isMine: memberId === caller.memberId })),
    inspectors: inspectors.map(({ memberId, ...row }) => ({
      ...row,
      isMine: memberId === caller.memberId,
      hasAccount: memberId !== null && isSeated(row, todayOf(context)),
    })),
    acclamationBar: await barOf(context, poll, accepted),
  };
}
