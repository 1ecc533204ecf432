import type { Language } from '@courtyard/contract/fields/words';
import { greeting, type Letter } from '../../mail/letter.rules';

interface Asked {
  displayName: string;
  /** With which they prove the address; null for a member, who has nothing to ask for. */
  link: string | null;
}

interface Wish {
  displayName: string;
  email: string;
  /** '' where they wrote none. */
  note: string;
  /** Where it is answered. */
  link: string;
}

const words = {
  en: {
    known: (community: string) => ({
      subject: `You are already a member of ${community}`,
      text: `somebody asked to join ${community} with this address, which is a member's already. If it was you, sign in; if you have forgotten your password, the sign-in page helps. If it was not you, there is nothing to do.`,
    }),
    confirm: (community: string) => ({
      subject: `Confirm your request to join ${community}`,
      text: `somebody asked to join ${community} with this address. If it was you, open this link within a day; those who look after the members are told then, and you hear from them by e-mail:`,
    }),
    confirmVerb: 'Confirm',
    notYou: 'If you did not ask, there is nothing to do.',
    hello: 'Hello,',
    asks: (who: string, community: string) => `${who} asks to join ${community}`,
    wrote: 'They wrote:',
    next: 'They cannot sign in until somebody approves it. They are told the answer by e-mail.',
    answer: 'Answer',
  },
  es: {
    known: (community: string) => ({
      subject: `Usted ya es miembro de ${community}`,
      text: `Alguien pidió unirse a ${community} con esta dirección, que ya es de un miembro. Si fue usted, inicie sesión; si olvidó su contraseña, la página de inicio de sesión le ayuda. Si no fue usted, no tiene que hacer nada.`,
    }),
    confirm: (community: string) => ({
      subject: `Confirme su solicitud para unirse a ${community}`,
      text: `Alguien pidió unirse a ${community} con esta dirección. Si fue usted, abra este enlace en un día como máximo; entonces se avisa a quienes se ocupan de los miembros, que le responderán por correo electrónico:`,
    }),
    confirmVerb: 'Confirmar',
    notYou: 'Si usted no lo pidió, no tiene que hacer nada.',
    hello: 'Hola:',
    asks: (who: string, community: string) => `${who} pide unirse a ${community}`,
    wrote: 'Escribió:',
    next: 'No puede iniciar sesión hasta que alguien la apruebe. Se le comunica la respuesta por correo electrónico.',
    answer: 'Responder',
  },
} satisfies Record<Language, unknown>;

/** To who asked to join, whether they are a member already or not. */
export function answerLetter(language: Language, community: string, { displayName, link }: Asked): Letter {
  const { known, confirm, confirmVerb, notYou } = words[language];
  const { subject, text } = (link === null ? known : confirm)(community);
  const proof = link === null ? [] : [{ button: link, label: confirmVerb }, notYou];
  return { subject, body: [greeting(displayName, language), text, ...proof] };
}

/** To those who may let people in. */
export function requestLetter(
  language: Language,
  community: string,
  { displayName, email, note, link }: Wish,
): Letter {
  const { hello, asks, wrote, next, answer } = words[language];
  return {
    subject: asks(displayName, community),
    body: [
      hello,
      `${asks(`${displayName} (${email})`, community)}.`,
      ...(note === '' ? [] : [wrote, { quote: note }]),
      next,
      { button: link, label: answer },
    ],
  };
}
