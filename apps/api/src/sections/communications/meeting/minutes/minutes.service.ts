import type { Minutes, MinutesInput } from '@courtyard/contract/communications/meeting/minutes/minutes';
import { conflict, notFound } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { attendanceAt, whoIsThere } from '../attendance/attendance.sql';
import { actionItemsOf, motionsOf } from '../motion/motion.sql';
import { keepsMeetings, seesExecutive, withExecutive } from '../plan/meeting.access';
import { getMeeting, lockMeeting } from '../plan/meeting.sql';
import { meetingEntry } from '../record/meeting-entry';
import { draftOf } from './draft.rules';
import { notifyOfMinutes } from './minutes-notifications';
import { minutesPdf } from './minutes-pdf';

const rowOf = ({ tx }: Pick<ReadContext, 'tx'>, meetingId: string) =>
  tx.selectFrom('meetingMinutes').selectAll().where('meetingId', '=', meetingId).executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

async function minutesOf(context: ReadContext, row: Row): Promise<Minutes> {
  const { tx, caller, platform } = context;
  const { status, body, approvedBy, approvedAt, publishedAt, fileId, version, authorId } = row;
  const files = await platform.files.describe(tx, fileId === null ? [] : [fileId]);
  return {
    status,
    body,
    executiveBody: seesExecutive(context) ? row.executiveBody : null,
    isOwn: authorId !== null && authorId === caller.memberId,
    approvedBy,
    approvedAt,
    publishedAt,
    file: (fileId !== null && files.get(fileId)) || null,
    version,
  };
}

/** Published ones for everybody who sees the meeting, drafts for those who keep or approve them. */
export async function getMinutes(context: ReadContext, meetingId: string): Promise<Minutes | null> {
  await getMeeting(context, meetingId);
  const row = await rowOf(context, meetingId);
  const seesDrafts = keepsMeetings(context) || context.caller.permissions.has('Minutes Approve');
  return row && (row.status === 'published' || seesDrafts) ? minutesOf(context, row) : null;
}

async function requireMinutes(context: CallContext, meetingId: string, version: number): Promise<Row> {
  const row = await rowOf(context, meetingId);
  if (!row) throw notFound('draft of minutes');
  if (row.version !== version) throw versionConflict('draft of minutes');
  if (row.status === 'published')
    throw conflict(
      'minutes-published',
      'Published minutes can’t be changed. Correct them at a later meeting.',
    );
  return row;
}

/** Drafts minutes of what was recorded. Throws conflict for a meeting that is not over, and where there are some. */
export async function draftMinutes(context: CallContext, meetingId: string): Promise<Minutes> {
  const { tx, tenant, caller } = context;
  const locked = await lockMeeting(context, meetingId);
  if (locked.status !== 'adjourned')
    throw conflict('not-over', 'Minutes can be drafted once the meeting is adjourned.');
  if (await rowOf(context, meetingId)) throw conflict('minutes-there', 'This meeting already has minutes.');
  // The executive part is drafted whoever drafts; they are shown what they may see of it.
  const inFull = withExecutive(context);
  const meeting = await getMeeting(inFull, meetingId);
  const held = {
    meeting,
    quorum: (await attendanceAt(context, meeting)).quorum,
    there: await whoIsThere(context, meetingId),
    motions: await motionsOf(inFull, meetingId),
    actionItems: await actionItemsOf(inFull, meetingId),
  };
  const settings = { language: tenant.language, timeZone: tenant.timeZone, dateFormat: 'MM/DD/YYYY' };
  await tx
    .insertInto('meetingMinutes')
    .values({
      tenantId: tenant.id,
      meetingId,
      body: draftOf(held, false, settings),
      executiveBody: draftOf(held, true, settings) || null,
      status: 'draft',
      authorId: caller.memberId,
    })
    .execute();
  await recordChange(context, meetingEntry(meeting, 'draft-minutes', {}, { minutesStatus: 'draft' }));
  await notifyOfMinutes(context, meeting, 'waiting');
  return minutesOf(context, await requireMinutes(context, meetingId, 1));
}

/** What was approved has to be approved again. Who may not see the executive part leaves it as it is. */
export async function updateMinutes(
  context: CallContext,
  meetingId: string,
  { version, body, executiveBody }: MinutesInput & { version: number },
): Promise<Minutes> {
  const { tx, caller } = context;
  const meeting = await lockMeeting(context, meetingId);
  const before = await requireMinutes(context, meetingId, version);
  await tx
    .updateTable('meetingMinutes')
    .set({
      body,
      ...(seesExecutive(context) && { executiveBody }),
      status: 'draft',
      approvedBy: null,
      approvedAt: null,
      authorId: caller.memberId,
      version: version + 1,
    })
    .where('meetingId', '=', meetingId)
    .execute();
  const entry = meetingEntry(
    meeting,
    'change-minutes',
    { minutesStatus: before.status },
    { minutesStatus: 'draft' },
  );
  await recordChange(context, entry);
  if (before.status === 'approved')
    await notifyOfMinutes(context, await getMeeting(context, meetingId), 'waiting');
  return minutesOf(context, await requireMinutes(context, meetingId, version + 1));
}

/** Throws conflict where the caller wrote them last: a second person approves. */
export async function approveMinutes(
  context: CallContext,
  meetingId: string,
  version: number,
): Promise<Minutes> {
  const { tx, caller, platform } = context;
  const meeting = await lockMeeting(context, meetingId);
  const before = await requireMinutes(context, meetingId, version);
  if (before.status !== 'draft') throw conflict('approved-already', 'These minutes are already approved.');
  if (before.authorId === caller.memberId)
    throw conflict('same-person', 'Someone else must approve your edits to the minutes.');
  await tx
    .updateTable('meetingMinutes')
    .set({
      status: 'approved',
      approvedBy: caller.displayName,
      approvedAt: platform.clock(),
      version: version + 1,
    })
    .where('meetingId', '=', meetingId)
    .execute();
  const entry = meetingEntry(
    meeting,
    'approve-minutes',
    { minutesStatus: 'draft' },
    { minutesStatus: 'approved' },
  );
  await recordChange(context, entry);
  return minutesOf(context, await requireMinutes(context, meetingId, version + 1));
}

/** Keeps the open part as a PDF, for everybody who sees the meeting. */
export async function publishMinutes(
  context: CallContext,
  meetingId: string,
  version: number,
): Promise<Minutes> {
  const { tx, tenant, caller, platform } = context;
  const locked = await lockMeeting(context, meetingId);
  const { status, body, approvedBy, approvedAt } = await requireMinutes(context, meetingId, version);
  if (status !== 'approved' || approvedBy === null || approvedAt === null)
    throw conflict('not-approved', 'Minutes can be published once a second person has approved them.');
  const meeting = await getMeeting(context, meetingId);
  const content = await minutesPdf(context, meeting, { body, approvedBy, approvedAt });
  const name = `${meeting.heldOn} ${meeting.name}.pdf`;
  const file = await platform.files.store(tx, {
    tenantId: tenant.id,
    name,
    content,
    uploadedBy: caller.memberId,
  });
  await platform.files.attach(tx, file.id);
  await tx
    .updateTable('meetingMinutes')
    .set({ status: 'published', publishedAt: platform.clock(), fileId: file.id, version: version + 1 })
    .where('meetingId', '=', meetingId)
    .execute();
  const entry = meetingEntry(
    locked,
    'publish-minutes',
    { minutesStatus: 'approved' },
    { minutesStatus: 'published' },
  );
  await recordChange(context, entry);
  await notifyOfMinutes(context, meeting, 'published');
  const row = await rowOf(context, meetingId);
  if (!row) throw notFound('draft of minutes');
  return minutesOf(context, row);
}
