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
      subject: `You’re already a member of ${community}`,
      text: `Someone requested access to ${community} with this address, which already belongs to a member. If it was you, sign in; if you forgot your password, use “Forgot password” on the sign-in page. If it wasn’t you, ignore this email.`,
    }),
    confirm: (community: string) => ({
      subject: `Confirm your request to join ${community}`,
      text: `Someone requested access to ${community} with this address. If it was you, open this link within 24 hours to submit the request to the people who manage members. They’ll answer by email:`,
    }),
    confirmVerb: 'Confirm',
    notYou: 'If it wasn’t you, ignore this email.',
    hello: 'Hello,',
    asks: (who: string, community: string) => `${who} requested access to ${community}`,
    wrote: 'Their note:',
    next: 'They can’t sign in until someone approves the request. They’ll get the answer by email.',
    answer: 'Review',
  },
  es: {
    known: (community: string) => ({
      subject: `Usted ya es miembro de ${community}`,
      text: `Alguien solicitó acceso a ${community} con esta dirección, que ya es de un miembro. Si fue usted, inicie sesión; si olvidó su contraseña, use «¿Olvidó la contraseña?» en la página de inicio de sesión. Si no fue usted, ignore este correo.`,
    }),
    confirm: (community: string) => ({
      subject: `Confirme su solicitud para unirse a ${community}`,
      text: `Alguien solicitó acceso a ${community} con esta dirección. Si fue usted, abra este enlace en un plazo de 24 horas para enviar la solicitud a quienes gestionan los miembros. Le responderán por correo electrónico:`,
    }),
    confirmVerb: 'Confirmar',
    notYou: 'Si no fue usted, ignore este correo.',
    hello: 'Hola:',
    asks: (who: string, community: string) => `${who} solicitó acceso a ${community}`,
    wrote: 'Su nota:',
    next: 'No podrá iniciar sesión hasta que alguien apruebe la solicitud. Recibirá la respuesta por correo electrónico.',
    answer: 'Revisar',
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
