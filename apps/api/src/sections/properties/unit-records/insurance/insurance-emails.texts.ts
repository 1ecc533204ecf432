import type { Language } from '@courtyard/contract/fields/labels';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { EmailMessage } from '../../../../platform/mail/email-message.rules';
import type { DueRecord } from '../../../../platform/mail/reminders/reminder';
import { whenFrom } from '../../../../platform/mail/reminders/reminders.rules';
import { longDay } from '../../../../platform/notifications/kind';
import type { PolicyToRenew } from './renewal.sql';
import en from './insurance.en.json';
import es from './insurance.es.json';

type EndingPolicy = DueRecord & PolicyToRenew;

interface Writing {
  language: Language;
  today: string;
  /** Whole address of the list of properties. */
  page: string;
}

const messages = defineMessages({ en, es });

/** To those who look after the insurance of all properties: one list. `page` is the whole address of theirs. */
export function managersEmail(due: readonly EndingPolicy[], language: Language, page: string): EmailMessage {
  const t = messagesIn(messages, language);
  const subject = t('managers.subject', { count: due.length });
  const lines = due.map(
    ({ unit, ownerNames, carrier, policyNumber, on }) =>
      `${longDay(on, language)}: ${unit}, ${ownerNames || t('managers.noOwner')} (${carrier}, ${policyNumber})`,
  );
  return {
    subject,
    body: [t('managers.intro', { subject }), { lines }, { button: `${page}?insurance=expiring` }],
  };
}

/** To an owner: their policies that end, each with the page where the next one is recorded. */
export function ownersEmail(due: readonly EndingPolicy[], { language, today, page }: Writing): EmailMessage {
  const t = messagesIn(messages, language);
  const [first] = due;
  const when = (on: string) => whenFrom(today, on, language);
  return {
    subject:
      due.length === 1 && first
        ? t('owners.one', { unit: first.unit, when: when(first.on) })
        : t('owners.many', { count: due.length }),
    body: due.flatMap(({ unit, on, carrier, policyNumber, propertyId }) => [
      t('owners.endsOn', { unit, when: when(on), day: longDay(on, language) }),
      t('owners.policy', { carrier, number: policyNumber }),
      t('owners.renew'),
      { button: `${page}/detail/insurance?id=${propertyId}` },
    ]),
  };
}
