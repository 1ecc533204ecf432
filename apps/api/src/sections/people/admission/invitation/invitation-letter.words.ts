import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../../../platform/mail/letter.rules';

const words = {
  en: {
    hello: 'Hello,',
    subject: (community: string) => `You are invited to ${community}`,
    text: (community: string, who: string, days: number) =>
      `${who} invites you to be a member of ${community}. Open this link within ${days === 1 ? 'one day' : `${days} days`}; it works once:`,
    accept: 'Accept the invitation',
    not: 'If you do not know what this is about, there is nothing to do.',
  },
  es: {
    hello: 'Hola:',
    subject: (community: string) => `Le invitan a ${community}`,
    text: (community: string, who: string, days: number) =>
      `${who} le invita a ser miembro de ${community}. Abra este enlace en ${days === 1 ? 'un día' : `los próximos ${days} días`}; sirve una sola vez:`,
    accept: 'Aceptar la invitación',
    not: 'Si no sabe de qué se trata, no tiene que hacer nada.',
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
