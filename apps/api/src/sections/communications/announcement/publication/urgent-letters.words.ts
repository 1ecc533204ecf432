import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../../../platform/mail/letter.rules';

const words = {
  en: {
    subject: (title: string, community: string) => `Urgent: ${title} (${community})`,
    why: (community: string) =>
      `${community} is emailing you because this is urgent and you don’t have an account.`,
  },
  es: {
    subject: (title: string, community: string) => `Urgente: ${title} (${community})`,
    why: (community: string) => `${community} le escribe porque es urgente y usted no tiene cuenta.`,
  },
} satisfies Record<Language, unknown>;

/** An urgent announcement for somebody who has no account, whole: there is no page that they could open. */
export function urgentLetter(
  language: Language,
  community: string,
  { title, text }: { title: string; text: string },
): Letter {
  const { subject, why } = words[language];
  return { subject: subject(title, community), body: [why(community), title, { quote: text }] };
}
