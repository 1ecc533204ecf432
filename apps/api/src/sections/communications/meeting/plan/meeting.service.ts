import {
  type Meeting,
  type MeetingChange,
  meetingInput,
  type MeetingInput,
  type MeetingStatus,
} from '@courtyard/contract/communications/meeting/meeting';
import { newId } from '../../../../platform/core/ids';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { writtenFields } from '../../../../platform/section/fields';
import { agendaFiles } from '../agenda/agenda.sql';
import { keepHomes } from '../attendance/owned-homes';
import { requireExecutive } from './meeting.access';
import { notifyInvitees } from '../notice/notice-notifications';
import { inviteesOf } from '../notice/notice.sql';
import { notifyOfCancellation, notifyOfMove } from '../notice/notice.service';
import { meetingEntry } from '../record/meeting-entry';
import { planNext } from './next.service';
import { isPlanned, momentsOf, movesFrom } from './meeting.rules';
import { getMeeting, lockMeeting } from './meeting.sql';

/** What the history tells of a meeting. */
const auditValues = (meeting: Meeting): Record<string, unknown> => writtenFields(meetingInput, meeting);

/** What is written as the table has it. */
function rowOf<T extends { heldOn: string; startTime: string; endTime: string }>(
  { heldOn, startTime, endTime, ...row }: T,
  timeZone: string,
) {
  return { ...row, ...momentsOf({ heldOn, startTime, endTime }, timeZone) };
}

export async function createMeeting(context: CallContext, input: MeetingInput): Promise<Meeting> {
  requireExecutive(context, input.isExecutive);
  const { tenant, tx } = context;
  const id = newId();
  await tx
    .insertInto('meeting')
    .values({ tenantId: tenant.id, id, ...rowOf(input, tenant.timeZone) })
    .execute();
  const made = await getMeeting(context, id);
  await recordChange(context, meetingEntry(made, 'create', {}, auditValues(made)));
  return made;
}

/** Throws versionConflict where another version is there than the one that was read. */
export async function updateMeeting(
  context: CallContext,
  meetingId: string,
  { version, noticeReason, ...change }: MeetingChange,
): Promise<Meeting> {
  await lockMeeting(context, meetingId);
  const before = await getMeeting(context, meetingId);
  if (before.version !== version) throw versionConflict('meeting');
  if (!isPlanned(before.status))
    throw conflict('meeting-begun', 'A meeting that has started or was canceled can’t be edited.');
  await context.tx
    .updateTable('meeting')
    .set({
      ...rowOf(change, context.tenant.timeZone),
      version: version + 1,
      updatedAt: context.platform.clock(),
    })
    .where('id', '=', meetingId)
    .execute();
  const after = await getMeeting(context, meetingId);
  await recordChange(context, meetingEntry(after, 'update', auditValues(before), auditValues(after)));
  await notifyOfMove(context, { before, after }, noticeReason);
  return after;
}

/** Brings a meeting on. Throws conflict where its status does not lead there. */
export async function moveMeeting(
  context: CallContext,
  meetingId: string,
  { status, version }: { status: MeetingStatus; version: number },
): Promise<Meeting> {
  const before = await lockMeeting(context, meetingId);
  if (before.version !== version) throw versionConflict('meeting');
  if (!movesFrom(before.status).includes(status))
    throw conflict(
      'no-such-move',
      'A meeting is scheduled, then opened, then adjourned; it can only be canceled before it opens.',
    );
  const now = context.platform.clock();
  await context.tx
    .updateTable('meeting')
    .set({
      status,
      version: version + 1,
      updatedAt: now,
      ...(status === 'in-session' && { openedAt: now }),
      ...(status === 'adjourned' && { adjournedAt: now }),
    })
    .where('id', '=', meetingId)
    .execute();
  if (status === 'in-session') await keepHomes(context, before);
  await recordChange(context, meetingEntry(before, 'move', { status: before.status }, { status }));
  const after = await getMeeting(context, meetingId);
  if (status === 'adjourned' && after.repeats !== null)
    await planNext(context, meetingId, { unlessPlanned: true });
  if (status === 'cancelled' && before.status === 'called') await notifyOfCancellation(context, after);
  if (status === 'called') await notifyInvitees(context, after, await inviteesOf(context, after), 'called');
  return after;
}

/** Takes out one that was never called; one that was is cancelled, and its record stays. */
export async function removeMeeting(context: CallContext, meetingId: string): Promise<void> {
  const { status } = await lockMeeting(context, meetingId);
  if (status !== 'draft')
    throw conflict(
      'meeting-called',
      'This meeting is already scheduled, so it can’t be deleted. Cancel it instead.',
    );
  const before = await getMeeting(context, meetingId);
  // All of them, those as well that the caller does not see: no file stays behind.
  const items = await context.tx
    .selectFrom('agendaItem')
    .select('id')
    .where('meetingId', '=', meetingId)
    .execute();
  for (const { id } of items) await agendaFiles.replace(context, id, []);
  await context.tx.deleteFrom('meeting').where('id', '=', meetingId).execute();
  await recordChange(context, meetingEntry(before, 'remove', auditValues(before), {}));
}
