import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { formatSpan } from '@courtyard/contract/formats';
import { type TranslateOf, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { newId } from '../../../../platform/core/ids';
import { defineNotification, type Reader } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import type { Invitee } from './notice.sql';
import { noticeMessages } from './notice.texts';

const parameters = z.object({
  name: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  what: z.enum(['called', 'moved', 'withdrawn', 'cancelled']),
});
type Parameters = z.infer<typeof parameters>;

/** Who is invited gets the notice by e-mail besides, so that these send none. */
const shared = {
  group: labelOf(noticeMessages, 'group'),
  parameters,
  messages: noticeMessages,
  content: (t: TranslateOf<typeof noticeMessages>, given: Parameters, { timeZone, language }: Reader) => ({
    title: t(`told.${given.what}`, { name: given.name }),
    text: formatSpan(given, { language, dateFormat: 'MMM D, YYYY', timeZone }),
  }),
  channels: { email: null },
};

/** To who is invited to a meeting: it was called, has another time or place, is off, or goes on without them. */
export const meetingTold = defineNotification({
  ...shared,
  name: 'communications.meeting-told',
  label: labelOf(noticeMessages, 'told.label'),
  permission: 'Meetings List View',
});

/** The same of executive sessions, for those alone who may see such. */
export const executiveTold = defineNotification({
  ...shared,
  name: 'communications.executive-session-told',
  label: labelOf(noticeMessages, 'told.executiveLabel'),
  permission: 'Executive Sessions View',
});

export const meetingNotifications = [meetingTold, executiveTold];

/** Tells members who are invited, in the product; not the one who did it. */
export async function notifyInvitees(
  { tx, tenant, platform, caller }: CallContext,
  { id, name, startsAt, endsAt, isExecutive }: Meeting,
  invitees: readonly Invitee[],
  what: Parameters['what'],
): Promise<void> {
  const memberIds = invitees.flatMap(({ memberId, isAllowed }) =>
    memberId !== null && isAllowed && memberId !== caller.memberId ? [memberId] : [],
  );
  if (memberIds.length === 0) return;
  await platform.notify(tx, isExecutive ? executiveTold : meetingTold, {
    tenant,
    parameters: { name, startsAt, endsAt, what },
    link: `/communications/meetings/details?id=${id}`,
    key: newId(),
    to: { memberIds },
  });
}
