import { meetingVoteRoutes } from '@courtyard/contract/communications/poll/voting/meeting-vote';
import { amendmentBar } from '@courtyard/contract/communications/poll/voting/amendment.rules';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { implement, type Module } from '../../../../platform/http/implement';
import { conflict, invalid } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { getMeeting } from '../../meeting/plan/meeting.sql';
import { notifyAmended } from '../alerts/amended-notification';
import { getPoll, lockPoll, writesPolls } from '../record/read-poll';

/** The status of a meeting, which nobody changes until the commit. */
export async function lockedStatus({ tx }: Pick<CallContext, 'tx'>, meetingId: string) {
  const meeting = await tx
    .selectFrom('meeting')
    .select('status')
    .where('id', '=', meetingId)
    .forShare()
    .executeTakeFirst();
  return meeting?.status ?? null;
}

/** Throws 422 for a meeting that is over or off, and for one behind closed doors: whoever votes reads its name. */
export async function requireMeeting(
  { tx }: Pick<CallContext, 'tx'>,
  { meetingId }: { meetingId: string | null },
): Promise<void> {
  if (meetingId === null) return;
  const meeting = await tx
    .selectFrom('meeting')
    .select(['status', 'isExecutive'])
    .where('id', '=', meetingId)
    .executeTakeFirst();
  const isAhead = meeting && meeting.status !== 'adjourned' && meeting.status !== 'cancelled';
  if (!isAhead || meeting.isExecutive)
    throw invalid({ meetingId: 'Choose a future meeting that is open to members.' });
}

/** The polls of a meeting; drafts for who writes polls. */
async function pollsOf(context: ReadContext, meetingId: string) {
  const { id } = await getMeeting(context, meetingId);
  return context.tx
    .selectFrom('poll')
    .select(['id', 'title', 'status'])
    .where('meetingId', '=', id)
    .$if(!writesPolls(context), (query) => query.where('status', '<>', 'draft'))
    .orderBy('closesAt')
    .orderBy('id')
    .limit(100)
    .execute();
}

const barTexts = {
  'no-meeting': 'Only motions voted on at a meeting can be amended. Cancel this poll and create another.',
  'not-in-session': 'A motion can only be amended while its meeting is in session.',
  election: 'An election can’t be amended: its candidates are on the ballot.',
  irrevocable:
    'California: a ballot received is irrevocable (Civil Code 5120(a)), so the motion can’t be amended.',
} as const;

/** Throws 409 where nothing of what was cast may be dropped. The meeting is not adjourned before the commit. */
async function requireAmendable(context: CallContext, poll: Poll): Promise<void> {
  const { meeting } = poll;
  const status = meeting && (await lockedStatus(context, meeting.id));
  const bar = amendmentBar({ ...poll, meeting: meeting && status ? { ...meeting, status } : null });
  if (bar !== null) throw conflict(bar, barTexts[bar]);
}

/** Changes what is voted on at a meeting: what was cast in advance is dropped, as it was on other words. */
async function amendPoll(
  context: CallContext,
  pollId: string,
  { version, wording }: { version: number; wording: string },
): Promise<Poll> {
  const { tx, platform } = context;
  const before = await lockPoll(context, pollId, version);
  if (before.status !== 'open') throw conflict('poll-not-open', 'This poll isn’t open.');
  if (new Date(before.closesAt) <= platform.clock())
    throw conflict('poll-closed', 'This poll is closed: the votes are counted on the current wording.');
  await requireAmendable(context, before);
  const { rows } = await sql<{ dropped: number }>`
    select courtyard.drop_advance_votes(${pollId}) as dropped`.execute(tx);
  const now = platform.clock();
  await tx
    .updateTable('poll')
    .set({ amendedWording: wording, amendedAt: now, version: version + 1, updatedAt: now })
    .where('id', '=', pollId)
    .execute();
  const facts = { wording: before.amendment?.wording ?? null };
  await recordChange(
    context,
    changeOf('poll.amend', { poll: pollId }, facts, { wording, dropped: rows[0]?.dropped ?? 0 }),
  );
  await notifyAmended(context, before, now);
  return getPoll(context, pollId);
}

/** Votes that are taken at a meeting. */
export const meetingVotesModule: Module = () => [
  implement(meetingVoteRoutes.listMeetingPolls, async (call) => ({
    data: await pollsOf(call, call.params.meetingId),
  })),
  implement(meetingVoteRoutes.amendPoll, async (call) => ({
    data: await amendPoll(call, call.params.pollId, call.body),
  })),
];
