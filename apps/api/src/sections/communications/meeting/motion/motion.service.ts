import {
  type Motion,
  type MotionChange,
  motionInput,
  type MotionInput,
} from '@courtyard/contract/communications/meeting/motion/motion';
import { sql } from 'kysely';
import { newId } from '../../../../platform/core/ids';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../../platform/section/conflicts';
import { writtenFields } from '../../../../platform/section/fields';
import { standingAt } from '../attendance/owned-homes';
import { requireExecutive } from '../plan/meeting.access';
import { policyOf, quorumRuleOf } from '../policy/meeting-policy.service';
import { lockRecord } from '../record/lock-record';
import { meetingEntry } from '../record/meeting-entry';
import { motionsOf } from './motion.sql';
import { type Counting, sumsOf } from './votes.rules';

/** A meeting has at most so many motions. */
const maxMotions = 200;

interface Place {
  meetingId: string;
  motionId: string;
}

const auditValues = (motion: Motion): Record<string, unknown> => ({
  ...writtenFields(motionInput, motion),
  votes: motion.votes.map(({ name, vote }) => `${name}: ${vote}`),
});

async function requireMotion(context: CallContext, { meetingId, motionId }: Place): Promise<Motion> {
  const found = (await motionsOf(context, meetingId)).find(({ id }) => id === motionId);
  if (!found) throw notFound('motion');
  return found;
}

/** What votes by name at a meeting are counted by. */
async function countingAt(
  context: CallContext,
  meeting: Awaited<ReturnType<typeof lockRecord>>,
): Promise<Counting> {
  const { basis } = quorumRuleOf(await policyOf(context, meeting.kind));
  if (basis === 'person') return { basis, homesOf: () => [] };
  const { people } = await standingAt(context, meeting);
  const homes = new Map(people.map(({ personKey, unitIds }) => [personKey, unitIds]));
  return { basis, homesOf: (attendeeId) => homes.get(attendeeId) ?? [] };
}

async function replaceVotes(
  context: CallContext,
  { meetingId, motionId }: Place,
  input: Pick<MotionInput, 'method' | 'votes'>,
) {
  const { tx, tenant } = context;
  await tx.deleteFrom('motionVote').where('motionId', '=', motionId).execute();
  if (input.method !== 'names' || input.votes.length === 0) return;
  if (new Set(input.votes.map(({ attendeeId }) => attendeeId)).size < input.votes.length)
    throw invalid({ votes: 'Someone is in the list twice.' });
  const adding = tx
    .insertInto('motionVote')
    .values(
      input.votes.map(({ attendeeId, vote }) => ({
        tenantId: tenant.id,
        motionId,
        meetingId,
        personKey: attendeeId,
        vote,
      })),
    )
    .execute();
  await withConstraintProblems(adding, {
    motion_vote_tenant_id_meeting_id_person_key_fkey: () =>
      invalid({ votes: 'Only invitees can vote by roll call.' }),
  });
}

const subject = (meeting: { id: string; isExecutive: boolean }, motion: { isExecutive: boolean }) => ({
  id: meeting.id,
  isExecutive: meeting.isExecutive || motion.isExecutive,
});

export async function createMotion(
  context: CallContext,
  meetingId: string,
  input: MotionInput,
): Promise<Motion> {
  requireExecutive(context, input.isExecutive);
  const meeting = await lockRecord(context, meetingId);
  const { count } = await context.tx
    .selectFrom('motion')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('meetingId', '=', meetingId)
    .executeTakeFirstOrThrow();
  if (count >= maxMotions) throw conflict('too-many', 'A meeting can have up to 200 motions.');
  const place = { meetingId, motionId: newId() };
  const { votes: _votes, ...row } = { ...input, ...sumsOf(input, await countingAt(context, meeting)) };
  await context.tx
    .insertInto('motion')
    .values({ tenantId: context.tenant.id, id: place.motionId, meetingId, position: count + 1, ...row })
    .execute();
  await replaceVotes(context, place, input);
  const made = await requireMotion(context, place);
  await recordChange(context, meetingEntry(subject(meeting, made), 'add-motion', {}, auditValues(made)));
  return made;
}

/** Throws versionConflict where another version is there than the one that was read. */
export async function updateMotion(
  context: CallContext,
  place: Place,
  { version, ...input }: MotionChange,
): Promise<Motion> {
  const meeting = await lockRecord(context, place.meetingId);
  const before = await requireMotion(context, place);
  if (before.version !== version) throw versionConflict('motion');
  const { votes: _votes, ...row } = { ...input, ...sumsOf(input, await countingAt(context, meeting)) };
  await context.tx
    .updateTable('motion')
    .set({ ...row, version: version + 1 })
    .where('id', '=', place.motionId)
    .execute();
  await replaceVotes(context, place, input);
  const after = await requireMotion(context, place);
  await recordChange(
    context,
    meetingEntry(subject(meeting, after), 'change-motion', auditValues(before), auditValues(after)),
  );
  return after;
}

export async function removeMotion(context: CallContext, place: Place): Promise<void> {
  const meeting = await lockRecord(context, place.meetingId);
  const before = await requireMotion(context, place);
  await context.tx.deleteFrom('motion').where('id', '=', place.motionId).execute();
  await recordChange(
    context,
    meetingEntry(subject(meeting, before), 'remove-motion', auditValues(before), {}),
  );
}
