import type { Language } from '@courtyard/contract/fields/words';
import { roleNames } from '@courtyard/contract/platform/member/role.words';
import type { Letter } from '../../../../platform/mail/letter.rules';
import type { DueThing } from '../../../../platform/mail/reminders/reminder';
import { whenFrom } from '../../../../platform/mail/reminders/reminders.rules';
import { longDay } from '../../../../platform/notifications/kind';

/** Roles of one member that end on one day; its id is the member's. */
export interface EndingRoles extends DueThing {
  email: string;
  roles: string[];
}

const words = {
  en: {
    hello: 'Hello,',
    subject: (community: string, when: string) => `Your access to ${community} ends ${when}`,
    ends: (role: string, day: string) => `${role} ends on ${day}.`,
    next: 'Your access then ends automatically. If you need it longer, contact the community’s managers before then.',
  },
  es: {
    hello: 'Hola:',
    subject: (community: string, when: string) => `Su acceso a ${community} termina ${when}`,
    ends: (role: string, day: string) => `${role} termina el ${day}.`,
    next: 'Su acceso termina entonces automáticamente. Si lo necesita por más tiempo, pídalo antes a quienes gestionan la comunidad.',
  },
} satisfies Record<Language, unknown>;

interface Writing {
  language: Language;
  today: string;
  community: string;
}

/** To who holds them. */
export function endingRolesLetter(
  due: readonly EndingRoles[],
  { language, today, community }: Writing,
): Letter {
  const { hello, subject, ends, next } = words[language];
  const first = due[0]?.on ?? today;
  const lines = due.map(({ roles, on }) => ends(roleNames(roles, language), longDay(on, language)));
  return { subject: subject(community, whenFrom(today, first, language)), body: [hello, { lines }, next] };
}
