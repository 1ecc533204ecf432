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
        subject: `Confirm this address for ${community}`,
        body: [
          'Hello,',
          `somebody wants to sign in to ${community} with this address from now on. If it was you, open this link within a day:`,
          { button: letter.link, label: 'Confirm' },
          'If it was not you, there is nothing to do: nothing changes.',
        ],
      };
    if (letter.kind === 'taken')
      return {
        subject: `This address has an account at ${community} already`,
        body: [
          'Hello,',
          'somebody wanted to use this address for another account. It has one already, so nothing was changed.',
          'If it was you, sign in with this address; if you have forgotten the password, the sign-in page helps.',
        ],
      };
    return {
      subject: 'Your address was changed',
      body: [
        'Hello,',
        `from now on you sign in to ${community} with this address instead:`,
        { quote: letter.newEmail },
        'If it was you, there is nothing to do. If it was not, take it back within seven days: it signs everybody out, and you set a new password.',
        { button: letter.link, label: 'Take it back' },
      ],
    };
  },
  es: (community, letter) => {
    if (letter.kind === 'confirm')
      return {
        subject: `Confirme esta dirección para ${community}`,
        body: [
          'Hola:',
          `Alguien quiere entrar en ${community} con esta dirección a partir de ahora. Si fue usted, abra este enlace en un día como máximo:`,
          { button: letter.link, label: 'Confirmar' },
          'Si no fue usted, no tiene que hacer nada: nada cambia.',
        ],
      };
    if (letter.kind === 'taken')
      return {
        subject: `Esta dirección ya tiene una cuenta en ${community}`,
        body: [
          'Hola:',
          'Alguien quiso usar esta dirección para otra cuenta. Ya tiene una, así que no se cambió nada.',
          'Si fue usted, inicie sesión con esta dirección; si olvidó la contraseña, la página de inicio de sesión le ayuda.',
        ],
      };
    return {
      subject: 'Se cambió su dirección',
      body: [
        'Hola:',
        `A partir de ahora entra en ${community} con esta dirección:`,
        { quote: letter.newEmail },
        'Si fue usted, no tiene que hacer nada. Si no fue usted, recupérela en los próximos siete días: se cierran todas las sesiones y usted pone una contraseña nueva.',
        { button: letter.link, label: 'Recuperarla' },
      ],
    };
  },
};

/** A letter about a change of address, in the language of its reader. Links are whole addresses. */
export const emailChangeLetter = (language: Language, community: string, letter: EmailChangeLetter): Letter =>
  words[language](community, letter);
