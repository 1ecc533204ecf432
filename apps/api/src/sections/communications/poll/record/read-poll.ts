import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { notFound } from '../../../../platform/http/problem';
import type { CallContext, ReadContext } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { visibleMeetings } from '../../meeting/plan/meeting.access';
import { findPoll } from '../poll.sql';

export const writesPolls = ({ caller }: Pick<ReadContext, 'caller'>): boolean =>
  caller.permissions.has('Poll Update') || caller.permissions.has('Poll Create');

async function canSeeDraft({ tx, caller }: ReadContext, pollId: string): Promise<boolean> {
  if (writesPolls({ caller })) return true;
  const inspects = await tx
    .selectFrom('pollInspector')
    .select('id')
    .where('pollId', '=', pollId)
    .where('memberId', '=', caller.memberId)
    .executeTakeFirst();
  return inspects !== undefined;
}

/** Without its meeting for who may not know of that: a draft, or one behind closed doors. Who writes polls chose it. */
async function asSeen(context: ReadContext, poll: Poll): Promise<Poll> {
  if (poll.meeting === null || writesPolls(context)) return poll;
  const seen = await context.tx
    .selectFrom('meeting')
    .select('id')
    .where('id', '=', poll.meeting.id)
    .where(visibleMeetings(context))
    .executeTakeFirst();
  return seen ? poll : { ...poll, meetingId: null, meeting: null };
}

/** Drafts are for those who write polls, and for who inspects one. */
export async function getPoll(context: ReadContext, pollId: string): Promise<Poll> {
  const found = await findPoll(context, pollId);
  if (!found || (found.status === 'draft' && !(await canSeeDraft(context, pollId)))) throw notFound('poll');
  return asSeen(context, found);
}

/** One that nobody else changes until the commit. Throws versionConflict where another version is there than the one that was read. */
export async function lockPoll(context: CallContext, pollId: string, version?: number): Promise<Poll> {
  await context.tx.selectFrom('poll').select('id').where('id', '=', pollId).forUpdate().execute();
  const poll = await getPoll(context, pollId);
  if (version !== undefined && poll.version !== version) throw versionConflict('poll');
  return poll;
}
