import type {
  ActionItem,
  ActionItemChange,
  ActionItemInput,
} from '@courtyard/contract/communications/meeting/motion/motion';
import { newId } from '../../../../platform/core/ids';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { requireExecutive } from '../plan/meeting.access';
import { lockMeeting } from '../plan/meeting.sql';
import { meetingEntry } from '../record/meeting-entry';
import { actionItemsOf } from './motion.sql';

/** A meeting leaves at most so many action items. */
const maxActionItems = 200;

interface Place {
  meetingId: string;
  actionItemId: string;
}

const auditValues = ({ title, assignee, dueOn, isDone }: ActionItem) => ({
  task: title,
  assignee: assignee?.name ?? null,
  dueOn,
  isDone,
});

const subject = (meeting: { id: string; isExecutive: boolean }, item: { isExecutive: boolean }) => ({
  id: meeting.id,
  isExecutive: meeting.isExecutive || item.isExecutive,
});

async function requireItem(context: CallContext, { meetingId, actionItemId }: Place): Promise<ActionItem> {
  const found = (await actionItemsOf(context, meetingId)).find(({ id }) => id === actionItemId);
  if (!found) throw notFound('action item');
  return found;
}

async function requireAssignee({ tx }: CallContext, memberId: string | null): Promise<void> {
  if (memberId === null) return;
  const found = await tx
    .selectFrom('member')
    .select('status')
    .where('id', '=', memberId)
    .forShare()
    .executeTakeFirst();
  if (!found || found.status === 'past') throw invalid({ assigneeId: 'Choose a member of the community.' });
}

export async function createActionItem(
  context: CallContext,
  meetingId: string,
  { isDone, ...input }: ActionItemInput,
): Promise<ActionItem> {
  requireExecutive(context, input.isExecutive);
  const meeting = await lockMeeting(context, meetingId);
  if ((await actionItemsOf(context, meetingId)).length >= maxActionItems)
    throw conflict('too-many', 'A meeting can have up to 200 action items.');
  await requireAssignee(context, input.assigneeId);
  const { tx, tenant, platform } = context;
  const place = { meetingId, actionItemId: newId() };
  const doneAt = isDone ? platform.clock() : null;
  await tx
    .insertInto('actionItem')
    .values({ tenantId: tenant.id, id: place.actionItemId, meetingId, doneAt, ...input })
    .execute();
  const made = await requireItem(context, place);
  await recordChange(context, meetingEntry(subject(meeting, made), 'add-action', {}, auditValues(made)));
  return made;
}

/** Throws versionConflict where another version is there than the one that was read. */
export async function updateActionItem(
  context: CallContext,
  place: Place,
  { version, isDone, ...change }: ActionItemChange,
): Promise<ActionItem> {
  const meeting = await lockMeeting(context, place.meetingId);
  const before = await requireItem(context, place);
  if (before.version !== version) throw versionConflict('action item');
  if (change.assigneeId !== before.assignee?.id) await requireAssignee(context, change.assigneeId);
  await context.tx
    .updateTable('actionItem')
    .set({
      ...change,
      ...(isDone !== before.isDone && { doneAt: isDone ? context.platform.clock() : null }),
      version: version + 1,
    })
    .where('id', '=', place.actionItemId)
    .execute();
  const after = await requireItem(context, place);
  await recordChange(
    context,
    meetingEntry(subject(meeting, after), 'change-action', auditValues(before), auditValues(after)),
  );
  return after;
}

export async function removeActionItem(context: CallContext, place: Place): Promise<void> {
  const meeting = await lockMeeting(context, place.meetingId);
  const before = await requireItem(context, place);
  await context.tx.deleteFrom('actionItem').where('id', '=', place.actionItemId).execute();
  await recordChange(
    context,
    meetingEntry(subject(meeting, before), 'remove-action', auditValues(before), {}),
  );
}
