import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { formatSpan } from '@courtyard/contract/formats';
import { z } from 'zod';
import { newId } from '../../../../platform/core/ids';
import { defineNotification, type Reader } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import type { Invitee } from './notice.sql';

const group = { en: 'Meetings', es: 'Reuniones' };

const parameters = z.object({
  name: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  what: z.enum(['called', 'moved', 'withdrawn', 'cancelled']),
});
type Parameters = z.infer<typeof parameters>;

const titles = {
  en: {
    called: 'You’re invited: ',
    moved: 'Changed: ',
    withdrawn: 'You’re no longer invited: ',
    cancelled: 'Canceled: ',
  },
  es: {
    called: 'Está invitado: ',
    moved: 'Cambió: ',
    withdrawn: 'Ya no está invitado: ',
    cancelled: 'Cancelada: ',
  },
};

const said =
  (language: 'en' | 'es') =>
  (given: Parameters, { timeZone }: Reader) => ({
    title: `${titles[language][given.what]}${given.name}`,
    text: formatSpan(given, { language, dateFormat: 'MMM D, YYYY', timeZone }),
  });

/** Who is invited gets the notice by e-mail besides, so that these send none. */
const shared = { group, parameters, words: { en: said('en'), es: said('es') }, channels: { email: null } };

/** To who is invited to a meeting: it was called, has another time or place, is off, or goes on without them. */
export const meetingTold = defineNotification({
  ...shared,
  name: 'communications.meeting-told',
  label: {
    en: 'A meeting I’m invited to was scheduled, changed or canceled',
    es: 'Se convocó, cambió o canceló una reunión a la que estoy invitado',
  },
  permission: 'Meetings List View',
});

/** The same of executive sessions, for those alone who may see such. */
export const executiveTold = defineNotification({
  ...shared,
  name: 'communications.executive-session-told',
  label: {
    en: 'An executive session I’m invited to was scheduled, changed or canceled',
    es: 'Se convocó, cambió o canceló una sesión ejecutiva a la que estoy invitado',
  },
  permission: 'Executive Sessions View',
});

export const meetingNotifications = [meetingTold, executiveTold];

/** Tells members who are invited, in the product; not the one who did it. */
export async function tellInvitees(
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
