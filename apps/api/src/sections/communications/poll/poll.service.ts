import { minutesOf, momentAt } from '@courtyard/contract/days';
import type { Poll, pollOpening } from '@courtyard/contract/communications/poll/poll';
import type { PollChange, PollInput } from '@courtyard/contract/communications/poll/poll-input';
import { keptUntil } from '@courtyard/contract/communications/poll/election/election.rules';
import { refusalsOf } from '@courtyard/contract/communications/poll/profile.rules';
import type { z } from 'zod';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { pick } from '../../../platform/core/collections/pick';
import { msg } from '../../../platform/http/language/sentence';
import { conflict, invalid } from '../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../platform/section/call-context';
import { dropKey } from './counting/sealed/poll-key.sql';
import { requireInspectors } from './election/inspector.service';
import { fillBallot } from './election/nominations.service';
import { openNow } from './elector/open-poll';
import { requireMeeting } from './voting/meeting-votes';
import { getPoll, lockPoll } from './record/read-poll';

const told = [
  'title',
  'description',
  'kind',
  'options',
  'seats',
  'most',
  'points',
  'basis',
  'coOwners',
  'secrecy',
  'sealed',
  'subject',
  'profile',
  'quorum',
  'threshold',
  'thresholdOf',
  'strictly',
  'ties',
  'replaceable',
  'proxies',
  'arrearsBar',
  'recordOn',
  'recountDays',
  'closesOn',
  'closesTime',
  'nominationsUntil',
  'acclamation',
] as const;

/** What the history tells of a poll. */
export const auditValues = (poll: Poll): Record<string, unknown> => ({
  ...pick(poll, told),
  meetingId: poll.meeting?.name ?? null,
});

/** Throws 422 for what the state's rules refuse, at its field. */
function requireLawful(input: PollInput): void {
  const refusals = refusalsOf(input);
  if (refusals.length > 0) {
    throw invalid(Object.fromEntries(refusals.map(({ field, reason }) => [field, reason])));
  }
}

/** Throws 422 for a last day that leaves no time to vote, at its field. */
function requireAhead(context: CallContext, { closesOn, closesTime }: PollInput): void {
  const closesAt = momentAt(closesOn, minutesOf(closesTime), context.tenant.timeZone);
  if (closesAt > context.platform.clock()) return;
  throw invalid(
    closesOn < todayOf(context)
      ? { closesOn: 'This date is in the past. Choose a later one.' }
      : { closesTime: 'This time has already passed today. Choose a later time or date.' },
  );
}

const columnsOf = ({ tenant }: CallContext, { options, ...input }: PollInput) => ({
  ...input,
  options: JSON.stringify(input.kind === 'yes-no' ? [] : options),
  seats: input.kind === 'yes-no' ? 1 : input.seats,
  // Of cumulative votes everybody has as many as there are seats.
  points: input.kind === 'cumulative' ? input.seats : input.points,
  closesAt: momentAt(input.closesOn, minutesOf(input.closesTime), tenant.timeZone),
});

export async function createPoll(context: CallContext, input: PollInput): Promise<Poll> {
  requireLawful(input);
  requireAhead(context, input);
  await requireMeeting(context, input);
  const id = newId();
  await context.tx
    .insertInto('poll')
    .values({ tenantId: context.tenant.id, id, ...columnsOf(context, input) })
    .execute();
  const made = await getPoll(context, id);
  await recordChange(context, changeOf('poll.create', { poll: id }, {}, auditValues(made)));
  return made;
}

function requireDraft({ status }: Poll): void {
  if (status !== 'draft') {
    throw conflict(
      'poll-is-open',
      'This poll was opened, so it can’t be edited. Cancel it and create another.',
    );
  }
}

/** Throws versionConflict where another version is there than the one that was read. */
export async function updatePoll(
  context: CallContext,
  pollId: string,
  { version, ...input }: PollChange,
): Promise<Poll> {
  const before = await lockPoll(context, pollId, version);
  requireDraft(before);
  requireLawful(input);
  requireAhead(context, input);
  await requireMeeting(context, input);
  if (!input.sealed) await dropKey(context.tx, pollId);
  await context.tx
    .updateTable('poll')
    .set({ ...columnsOf(context, input), version: version + 1, updatedAt: context.platform.clock() })
    .where('id', '=', pollId)
    .execute();
  const after = await getPoll(context, pollId);
  await recordChange(
    context,
    changeOf('poll.update', { poll: pollId }, auditValues(before), auditValues(after)),
  );
  return after;
}

export async function removePoll(context: CallContext, pollId: string): Promise<void> {
  const before = await lockPoll(context, pollId);
  requireDraft(before);
  await context.tx.deleteFrom('poll').where('id', '=', pollId).execute();
  await recordChange(context, changeOf('poll.remove', { poll: pollId }, auditValues(before), {}));
}

/** A draft, or an election whose nominations are over, with its candidates on the ballot. */
async function readyPoll(context: CallContext, pollId: string, version: number): Promise<Poll> {
  const poll = await lockPoll(context, pollId, version);
  if (poll.status !== 'nominating') requireDraft(poll);
  await requireInspectors(context, poll);
  if (poll.status === 'nominating') return fillBallot(context, poll);
  if (poll.nominationsUntil !== null) {
    throw conflict(
      'nominations-first',
      'Members nominate candidates before this election opens: open nominations.',
    );
  }
  return poll;
}

/** Freezes electors and rules, makes the keys, and tells who may vote. */
export async function openPoll(context: CallContext, pollId: string, version: number): Promise<Poll> {
  const before = await readyPoll(context, pollId, version);
  const now = context.platform.clock();
  if (new Date(before.closesAt) <= now) {
    throw conflict(
      'closes-in-the-past',
      'The closing date is in the past: set a later one, then open the poll.',
    );
  }
  const { opened, entry } = await openNow(context, before, now);
  await recordChange(context, entry);
  return opened;
}

/** Has a draft open itself, or wait for somebody again. Throws 422 where it would be over before, or the moment has passed. */
export async function scheduleOpening(
  context: CallContext,
  pollId: string,
  { version, opensOn, opensTime }: z.output<typeof pollOpening> & { version: number },
): Promise<Poll> {
  const before = await lockPoll(context, pollId, version);
  requireDraft(before);
  if (before.nominationsUntil !== null && opensOn !== null) {
    throw conflict(
      'nominations-first',
      'Members nominate candidates before this election opens: open nominations.',
    );
  }
  const now = context.platform.clock();
  const at = opensOn === null ? null : momentAt(opensOn, minutesOf(opensTime), context.tenant.timeZone);
  if (at !== null && at <= now) throw invalid({ opensOn: 'This time is in the past. Choose a later one.' });
  if (at !== null && at >= new Date(before.closesAt)) {
    throw invalid({ opensOn: 'The poll would close before it opens. Choose an earlier date.' });
  }
  await context.tx
    .updateTable('poll')
    .set({ opensAt: at?.toISOString() ?? null, version: version + 1, updatedAt: now })
    .where('id', '=', pollId)
    .execute();
  const after = await getPoll(context, pollId);
  const { opensAt } = before;
  await recordChange(
    context,
    changeOf('poll.schedule', { poll: pollId }, { opensAt }, { opensAt: after.opensAt }),
  );
  return after;
}

/** Ends an open poll for a reason: what was cast stays sealed. */
export async function cancelPoll(
  context: CallContext,
  pollId: string,
  { version, reason }: { version: number; reason: string },
): Promise<Poll> {
  const before = await lockPoll(context, pollId, version);
  if (!['open', 'closed', 'nominating'].includes(before.status))
    throw conflict('poll-not-open', msg`This poll isn’t open, so it can’t be canceled.`);
  await context.tx
    .updateTable('poll')
    .set({
      status: 'cancelled',
      keepUntil: keptUntil(before.profile, todayOf(context)),
      version: version + 1,
      updatedAt: context.platform.clock(),
    })
    .where('id', '=', pollId)
    .execute();
  const after = await getPoll(context, pollId);
  await recordChange(
    context,
    changeOf('poll.cancel', { poll: pollId }, { status: before.status }, { status: after.status, reason }),
  );
  return after;
}
