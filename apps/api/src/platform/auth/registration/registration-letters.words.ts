import type { Language } from '@courtyard/contract/fields/words';
import { greeting, type Letter } from '../../mail/letter.rules';

interface Asked {
  displayName: string;
  isMember: boolean;
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
    received: (community: string) => ({
      subject: `Your request to join ${community}`,
      text: `we received your request to join ${community}. Those who look after its members were told, and you will hear from them by e-mail. If you did not ask, there is nothing to do.`,
    }),
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
    received: (community: string) => ({
      subject: `Su solicitud para unirse a ${community}`,
      text: `Recibimos su solicitud para unirse a ${community}. Ya se avisó a quienes se ocupan de sus miembros y le responderán por correo electrónico. Si usted no lo pidió, no tiene que hacer nada.`,
    }),
    hello: 'Hola:',
    asks: (who: string, community: string) => `${who} pide unirse a ${community}`,
    wrote: 'Escribió:',
    next: 'No puede iniciar sesión hasta que alguien la apruebe. Se le comunica la respuesta por correo electrónico.',
    answer: 'Responder',
  },
} satisfies Record<Language, unknown>;

/** To who asked to join, whether they are a member already or not. */
export function answerLetter(
  language: Language,
  community: string,
  { displayName, isMember }: Asked,
): Letter {
  const { known, received } = words[language];
  const { subject, text } = (isMember ? known : received)(community);
  return { subject, body: [greeting(displayName, language), text] };
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
