import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import type { MeetingNotice, NoticePlan } from '@courtyard/contract/communications/meeting/notice/notice';
import { dayAt } from '@courtyard/contract/days';
import { conflict, invalid } from '../../../../platform/http/problem';
import { msg } from '../../../../platform/http/language/sentence';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { isPlanned } from '../plan/meeting.rules';
import { getMeeting, lockMeeting } from '../plan/meeting.sql';
import { noticeRuleOf, policyOf } from '../policy/meeting-policy.service';
import { meetingEntry } from '../record/meeting-entry';
import { notifyInvitees } from './notice-notifications';
import { noticeWindow, timingAt } from './window/notice-window.rules';
import { type Measured, textsOf, writeNotice } from './write-notice';
import { type Invitee, inviteesOf, lastSequence, noticesOf, proofsOf, requireNotice } from './notice.sql';

const reachable = (people: readonly Invitee[]) => people.filter(({ isReachable }) => isReachable).length;

/** Of those by e-mail the day of sending counts, of letters the day on which they can be posted. */
async function measure(
  context: ReadContext,
  meeting: Meeting,
  people: readonly Invitee[],
): Promise<Measured> {
  const { tenant, platform } = context;
  const policy = await policyOf(context, meeting.kind);
  const window = noticeWindow(meeting.startsAt, tenant.timeZone, noticeRuleOf(policy));
  const { electronic, post } = timingAt(platform.clock(), window, tenant.timeZone);
  const byEmail = reachable(people);
  const isInTime = (byEmail === 0 || electronic === 'open') && (people.length === byEmail || post === 'open');
  return { window, isInTime, policy };
}

/** Throws where a notice outside of its window is refused by the rules, or goes out only with a reason. */
function requireTime({ isInTime, policy }: Measured, reason: string | null, field: string): void {
  if (isInTime) return;
  if (policy.lateNotice === 'refuse')
    throw conflict(
      'notice-out-of-time',
      'Your rules don’t allow notice outside the notice window. Hold the meeting on another date.',
    );
  if (reason === null)
    throw invalid({ [field]: 'This is outside the notice window: enter a reason for sending it anyway.' });
}

const newTo = (people: readonly Invitee[]) => people.filter(({ isTold, isAllowed }) => !isTold && isAllowed);

/** What sending would do now. */
export async function planNotice(context: ReadContext, meeting: Meeting): Promise<NoticePlan> {
  const invitees = await inviteesOf(context, meeting);
  const people = newTo(invitees);
  const { isInTime, policy } = await measure(context, meeting, people);
  const onPaper = people.filter(({ isReachable }) => !isReachable);
  return {
    people: people.length,
    byEmail: people.length - onPaper.length,
    onPaper: onPaper.length,
    withoutAddress: onPaper.filter(({ postalAddress }) => postalAddress === null).length,
    notAllowed: invitees.filter(({ isAllowed }) => !isAllowed).length,
    isInTime,
    late: policy.lateNotice,
    ...textsOf(context, meeting, 'notice')[context.tenant.language],
  };
}

async function noticeById(context: ReadContext, meetingId: string, noticeId: string): Promise<MeetingNotice> {
  const found = (await noticesOf(context, meetingId)).find(({ id }) => id === noticeId);
  if (!found) throw new Error(`No notice ${noticeId} of the meeting ${meetingId}`);
  return found;
}

interface Sending {
  version: number;
  people: number;
  reason: string | null;
}

/**
 * Calls a meeting that is a draft, and tells everybody who is invited and was not told yet. Throws where it is outside of the
 * window of the rules without a reason, where there are other people by now than the sender saw, and for a meeting that began.
 */
export async function sendNotice(
  context: CallContext,
  meetingId: string,
  { version, people: shown, reason }: Sending,
): Promise<MeetingNotice> {
  const { tx, platform } = context;
  const locked = await lockMeeting(context, meetingId);
  if (locked.version !== version) throw versionConflict('meeting');
  const meeting = await getMeeting(context, meetingId);
  if (!isPlanned(meeting.status) || Date.parse(meeting.startsAt) <= platform.clock().getTime())
    throw conflict('meeting-begun', 'A meeting that has started or was canceled can’t be edited.');
  if (meeting.place === null && meeting.onlineUrl === null)
    throw conflict('no-place', 'Enter the place or online link before you send notice.');
  const people = newTo(await inviteesOf(context, meeting));
  if (people.length !== shown)
    throw conflict(
      'recipients-changed',
      msg`There are now ${people.length} recipients, not ${shown}. Nothing was sent: review them and send again.`,
    );
  const measured = await measure(context, meeting, people);
  requireTime(measured, reason, 'reason');
  if (meeting.status === 'draft') {
    await tx
      .updateTable('meeting')
      .set({ status: 'called', version: version + 1, updatedAt: platform.clock() })
      .where('id', '=', meetingId)
      .execute();
    await recordChange(context, meetingEntry(meeting, 'move', { status: 'draft' }, { status: 'called' }));
  }
  // After a withdrawal calendars take it for the same event only under a later number.
  const again = people.some(({ isWithdrawn }) => isWithdrawn) ? 1 : 0;
  const sequence = ((await lastSequence(context, meetingId)) ?? 0) + again;
  const id = await writeNotice(context, meeting, { kind: 'notice', sequence, people, reason, ...measured });
  await notifyInvitees(context, meeting, people, 'called');
  return noticeById(context, meetingId, id);
}

const told = (people: readonly Invitee[]) => people.filter(({ isTold, isAllowed }) => isTold && isAllowed);

/** Tells those who had the notice, and in the product all who are invited, of another time, place or link. */
export async function notifyOfMove(
  context: CallContext,
  { before, after }: { before: Meeting; after: Meeting },
  reason: string | null,
): Promise<void> {
  const isOtherTime = before.startsAt !== after.startsAt || before.endsAt !== after.endsAt;
  const isElsewhere = before.place !== after.place || before.onlineUrl !== after.onlineUrl;
  if (after.status !== 'called' || (!isOtherTime && !isElsewhere)) return;
  const invitees = await inviteesOf(context, after);
  const people = told(invitees);
  await notifyInvitees(context, after, invitees, 'moved');
  if (people.length === 0) return;
  const measured = await measure(context, after, people);
  if (before.startsAt !== after.startsAt) requireTime(measured, reason, 'noticeReason');
  const sequence = ((await lastSequence(context, after.id)) ?? 0) + 1;
  await writeNotice(context, after, { kind: 'change', sequence, people, reason, ...measured });
}

/** Tells those who had the notice, and in the product all who are invited, that it does not take place. */
export async function notifyOfCancellation(context: CallContext, meeting: Meeting): Promise<void> {
  const invitees = await inviteesOf(context, meeting);
  await notifyInvitees(context, meeting, invitees, 'cancelled');
  const people = told(invitees);
  if (people.length === 0) return;
  const measured = await measure(context, meeting, people);
  const sequence = ((await lastSequence(context, meeting.id)) ?? 0) + 1;
  await writeNotice(context, meeting, {
    kind: 'cancellation',
    sequence,
    people,
    reason: null,
    ...measured,
  });
}

/** Tells somebody who had the notice that they are invited no more; to be called before they are taken out. */
export async function notifyOfWithdrawal(
  context: CallContext,
  meeting: Meeting,
  personKey: string,
): Promise<void> {
  const people = told(await inviteesOf(context, meeting)).filter((person) => person.personKey === personKey);
  if (people.length === 0) return;
  await notifyInvitees(context, meeting, people, 'withdrawn');
  const measured = await measure(context, meeting, people);
  const sequence = ((await lastSequence(context, meeting.id)) ?? 0) + 1;
  await writeNotice(context, meeting, { kind: 'withdrawal', sequence, people, reason: null, ...measured });
}

/** Records that the letters that are to be posted were handed to the post. Throws where there are others by now. */
export async function recordPosted(
  context: CallContext,
  place: { meetingId: string; noticeId: string },
  { postedOn, letters }: { postedOn: string; letters: number },
): Promise<MeetingNotice> {
  const { tx, tenant, caller } = context;
  const meeting = await lockMeeting(context, place.meetingId);
  const notice = await requireNotice(context, place);
  const today = todayOf(context);
  if (postedOn > today) throw invalid({ postedOn: 'This date is in the future.' });
  if (postedOn < dayAt(notice.sentAt, tenant.timeZone))
    throw invalid({ postedOn: 'The notice was created after this date.' });
  const waiting = (await proofsOf(context, notice.id)).filter(({ outcome }) => outcome === 'to-post');
  if (waiting.length !== letters)
    throw conflict(
      'letters-changed',
      msg`There are now ${waiting.length} letters to mail, not ${letters}. Print them again.`,
    );
  await tx
    .updateTable('meetingNoticeRecipient')
    .set({ postedOn, postedBy: caller.displayName })
    .where('noticeId', '=', notice.id)
    .where(
      'personKey',
      'in',
      waiting.map(({ key }) => key),
    )
    .execute();
  await recordChange(context, meetingEntry(meeting, 'post-letters', {}, { postedOn, letters }));
  return noticeById(context, place.meetingId, notice.id);
}
