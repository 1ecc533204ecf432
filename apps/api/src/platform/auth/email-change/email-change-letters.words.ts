import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../mail/letter.rules';

/** What a letter of a change is for: to confirm the new address, to say that it is somebody's, to tell the old one. */
export type EmailChangeLetter =
  | { kind: 'confirm'; link: string }
  | { kind: 'taken' }
  | { kind: 'changed'; newEmail: string; link: string };

type Write = (community: string, letter: EmailChangeLetter) => Letter;

const words: Record<Language, Write> = {
  en: (community, letter) => {
    if (letter.kind === 'confirm')
      return {
        subject: `Confirm your email for ${community}`,
        body: [
          'Hello,',
          `Someone asked to use this address to sign in to ${community}. If it was you, open this link within 24 hours:`,
          { button: letter.link, label: 'Confirm' },
          'If it wasn’t you, ignore this email: nothing changes.',
        ],
      };
    if (letter.kind === 'taken')
      return {
        subject: `This address already has an account at ${community}`,
        body: [
          'Hello,',
          'Someone tried to use this address for another account. It already has an account, so nothing was changed.',
          'If it was you, sign in with this address. If you forgot your password, use “Forgot password” on the sign-in page.',
        ],
      };
    return {
      subject: 'Your email was changed',
      body: [
        'Hello,',
        `You now sign in to ${community} with this address instead:`,
        { quote: letter.newEmail },
        'If it was you, you don’t need to do anything. If it wasn’t, restore your old email within seven days: everyone is signed out, and you set a new password.',
        { button: letter.link, label: 'Restore email' },
      ],
    };
  },
  es: (community, letter) => {
    if (letter.kind === 'confirm')
      return {
        subject: `Confirme su correo para ${community}`,
        body: [
          'Hola:',
          `Alguien pidió usar esta dirección para iniciar sesión en ${community}. Si fue usted, abra este enlace en un plazo de 24 horas:`,
          { button: letter.link, label: 'Confirmar' },
          'Si no fue usted, ignore este correo: no cambia nada.',
        ],
      };
    if (letter.kind === 'taken')
      return {
        subject: `Esta dirección ya tiene una cuenta en ${community}`,
        body: [
          'Hola:',
          'Alguien quiso usar esta dirección para otra cuenta. Ya tiene una, así que no se cambió nada.',
          'Si fue usted, inicie sesión con esta dirección. Si olvidó la contraseña, use «¿Olvidó la contraseña?» en la página de inicio de sesión.',
        ],
      };
    return {
      subject: 'Se cambió su correo',
      body: [
        'Hola:',
        `Ahora inicia sesión en ${community} con esta dirección:`,
        { quote: letter.newEmail },
        'Si fue usted, no tiene que hacer nada. Si no, recupere su correo anterior en los próximos siete días: se cierran todas las sesiones y usted pone una contraseña nueva.',
        { button: letter.link, label: 'Recuperar correo' },
      ],
    };
  },
};

/** A letter about a change of address, in the language of its reader. Links are whole addresses. */
export const emailChangeLetter = (language: Language, community: string, letter: EmailChangeLetter): Letter =>
  words[language](community, letter);
