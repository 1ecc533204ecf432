import type { Language } from '@courtyard/contract/fields/labels';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { hello, type EmailMessage } from '../../../../platform/mail/email-message.rules';
import type { DueRecord } from '../../../../platform/mail/reminders/reminder';
import { whenFrom } from '../../../../platform/mail/reminders/reminders.rules';
import { longDay } from '../../../../platform/notifications/kind';
import en from './ending.en.json';
import es from './ending.es.json';

/** Roles of one member that end on one day; its id is the member's. */
export interface EndingRoles extends DueRecord {
  email: string;
  roles: string[];
}

const messages = defineMessages({ en, es });

interface Writing {
  language: Language;
  today: string;
  community: string;
}

/** To who holds them. */
export function endingRolesEmail(
  due: readonly EndingRoles[],
  { language, today, community }: Writing,
): EmailMessage {
  const t = messagesIn(messages, language);
  const first = due[0]?.on ?? today;
  const lines = due.map(({ roles, on }) =>
    t('letter.ends', { role: roleNames(roles, language), day: longDay(on, language) }),
  );
  return {
    subject: t('letter.subject', { community, when: whenFrom(today, first, language) }),
    body: [hello(language), { lines }, t('letter.next')],
  };
}
