import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../../../platform/mail/letter.rules';

const words = {
  en: {
    hello: 'Hello,',
    subject: (community: string) => `You’re invited to ${community}`,
    text: (community: string, who: string, days: number) =>
      `${who} invited you to become a member of ${community}. Open this link within ${days === 1 ? 'one day' : `${days} days`}; it works once:`,
    accept: 'Accept invitation',
    not: 'If you weren’t expecting this, ignore this email.',
  },
  es: {
    hello: 'Hola:',
    subject: (community: string) => `Le invitan a ${community}`,
    text: (community: string, who: string, days: number) =>
      `${who} le invita a ser miembro de ${community}. Abra este enlace en un plazo de ${days === 1 ? 'un día' : `${days} días`}; sirve una sola vez:`,
    accept: 'Aceptar la invitación',
    not: 'Si no esperaba esta invitación, ignore este correo.',
  },
} satisfies Record<Language, unknown>;

/** To who is invited. `link` is a whole address. */
export function invitationLetter(
  language: Language,
  community: string,
  { invitedBy, days, link }: { invitedBy: string; days: number; link: string },
): Letter {
  const { hello, subject, text, accept, not } = words[language];
  return {
    subject: subject(community),
    body: [hello, text(community, invitedBy, days), { button: link, label: accept }, not],
  };
}
