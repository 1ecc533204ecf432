import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import type { MeetingNotice } from '@courtyard/contract/communications/meeting/notice/notice';
import type { MeetingPolicy } from '@courtyard/contract/communications/meeting/policy/meeting-policy';
import type { Language } from '@courtyard/contract/fields/labels';
import { newId } from '../../../../platform/core/ids';
import { setsOf } from '../../../../platform/core/time-slices';
import { startDispatch } from '../../../../platform/mail/dispatch/dispatch.service';
import type { CalendarInvitation } from '../../../../platform/mail/dispatch/content/invitation';
import { framedEmail } from '../../../../platform/mail/dispatch/content/email-frame.rules';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { postalAddressOf } from '../../mailing/sending/mailing-email';
import { meetingEntry } from '../record/meeting-entry';
import type { Invitee } from './notice.sql';
import { letterOf } from './window/blocks.rules';
import type { NoticeWindow } from './window/notice-window.rules';
import { type NoticeText, noticeText } from './notice.texts';

const languages = ['en', 'es'] as const satisfies readonly Language[];

const pathOf = (id: string) => `/communications/meetings/details?id=${id}`;

type Writing = Pick<ReadContext, 'tenant' | 'platform'>;

/** What is said of a meeting in each language. Of an open meeting its executive items are not told of. */
export function textsOf(
  { tenant, platform }: Writing,
  meeting: Meeting,
  kind: MeetingNotice['kind'],
): Record<Language, NoticeText> {
  const agenda = meeting.agenda.filter(({ isExecutive }) => meeting.isExecutive || !isExecutive);
  const said = {
    kind,
    meeting: { ...meeting, agenda },
    community: tenant.name,
    timeZone: tenant.timeZone,
    page: `${platform.tenants.addressOf(tenant)}${pathOf(meeting.id)}`,
  };
  return { en: noticeText(said, 'en'), es: noticeText(said, 'es') };
}

/** The event for calendars; the feed of the calendar has it under the same UID. */
function invitationOf(
  { tenant, platform }: Writing,
  meeting: Meeting,
  { kind, sequence, text }: { kind: MeetingNotice['kind']; sequence: number; text: NoticeText },
): CalendarInvitation {
  const address = platform.tenants.addressOf(tenant);
  const { startsAt, endsAt, place, onlineUrl } = meeting;
  return {
    method: kind === 'cancellation' || kind === 'withdrawal' ? 'CANCEL' : 'REQUEST',
    uid: `communications-meeting-${meeting.id}@${new URL(address).hostname}`,
    sequence,
    stamp: platform.clock().toISOString(),
    startsAt,
    endsAt,
    summary: meeting.name,
    description: text.body,
    location: place ?? onlineUrl,
    url: `${address}${pathOf(meeting.id)}`,
  };
}

/** How a notice that goes out now stands to the rules. */
export interface Measured {
  window: NoticeWindow;
  isInTime: boolean;
  policy: MeetingPolicy;
}

interface Written extends Measured {
  kind: MeetingNotice['kind'];
  sequence: number;
  people: readonly Invitee[];
  reason: string | null;
}

/** Keeps a notice with whom it tells, and hands its e-mails over to be sent: of each language one letter to many. Gives its id. */
export async function writeNotice(
  context: CallContext,
  meeting: Meeting,
  { kind, sequence, people, reason, window, isInTime, policy }: Written,
): Promise<string> {
  const { tx, tenant, platform, caller } = context;
  const id = newId();
  const now = platform.clock();
  const words = textsOf(context, meeting, kind);
  await tx
    .insertInto('meetingNotice')
    .values({
      tenantId: tenant.id,
      id,
      meetingId: meeting.id,
      kind,
      sequence,
      words: JSON.stringify(words),
      startsAt: meeting.startsAt,
      firstOn: window.firstOn,
      electronicUntil: window.electronicUntilMoment,
      postUntil: window.postUntil,
      isInTime,
      source: policy.source,
      reason: isInTime ? null : reason,
      sentBy: caller.displayName,
      sentAt: now,
    })
    .execute();
  const postalAddress = await postalAddressOf(tx);
  for (const language of languages) {
    const readers = people.filter((person) => person.language === language);
    const byEmail = readers.filter(({ isReachable }) => isReachable);
    const text = words[language];
    const frame = {
      community: tenant.name,
      subject: text.subject,
      body: letterOf(text.body),
      origin: platform.tenants.addressOf(tenant),
      language,
      postalAddress,
      canUnsubscribe: false,
    };
    const { text: textBody, html: htmlBody } = framedEmail(frame);
    const dispatchId =
      byEmail.length === 0
        ? null
        : await startDispatch(platform, tx, {
            tenantId: tenant.id,
            section: 'communications',
            link: pathOf(meeting.id),
            category: null,
            subject: text.subject,
            textBody,
            htmlBody,
            invitation: invitationOf(context, meeting, { kind, sequence, text }),
            fromName: tenant.name,
            replyTo: null,
            sentBy: caller.memberId,
            dueAt: now,
            keptDays: null,
            to: byEmail.map(({ personKey, name, email, language: its }) => ({
              who: personKey,
              name,
              address: email,
              language: its,
              fields: {},
            })),
          });
    const rows = readers.map(({ personKey, name, units, email, isReachable, postalAddress: address }) => ({
      tenantId: tenant.id,
      noticeId: id,
      personKey,
      name,
      units,
      language,
      email,
      postalAddress: address,
      dispatchId: isReachable ? dispatchId : null,
      postedOn: null,
      postedBy: null,
    }));
    for (const set of setsOf(rows, 500))
      await tx
        .insertInto('meetingNoticeRecipient')
        .values([...set])
        .execute();
  }
  const facts = { noticeKind: kind, people: people.length, ...(isInTime ? {} : { reason }) };
  await recordChange(context, meetingEntry(meeting, 'send-notice', {}, facts));
  return id;
}
