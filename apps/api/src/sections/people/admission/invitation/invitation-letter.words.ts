import type { Language } from '@courtyard/contract/fields/words';
import { invitationDays } from '@courtyard/contract/people/admission/invitation/invitation.values';
import type { Letter } from '../../../../platform/mail/letter.rules';

const words = {
  en: {
    hello: 'Hello,',
    subject: (community: string) => `You are invited to ${community}`,
    text: (community: string, who: string) =>
      `${who} invites you to be a member of ${community}. Open this link within ${invitationDays} days; it works once:`,
    accept: 'Accept the invitation',
    not: 'If you do not know what this is about, there is nothing to do.',
  },
  es: {
    hello: 'Hola:',
    subject: (community: string) => `Le invitan a ${community}`,
    text: (community: string, who: string) =>
      `${who} le invita a ser miembro de ${community}. Abra este enlace en los próximos ${invitationDays} días; sirve una sola vez:`,
    accept: 'Aceptar la invitación',
    not: 'Si no sabe de qué se trata, no tiene que hacer nada.',
  },
} satisfies Record<Language, unknown>;

/** To who is invited. `link` is a whole address. */
export function invitationLetter(
  language: Language,
  community: string,
  { invitedBy, link }: { invitedBy: string; link: string },
): Letter {
  const { hello, subject, text, accept, not } = words[language];
  return {
    subject: subject(community),
    body: [hello, text(community, invitedBy), { button: link, label: accept }, not],
  };
}
