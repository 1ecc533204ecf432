import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../mail/letter.rules';

/** What a letter of a closing tells: that it was asked for, that it is done, or why it was not. */
export type ClosingLetter =
  | { kind: 'asked'; days: number; link: string }
  | { kind: 'closed' }
  | { kind: 'kept'; community: string; link: string };

const words: Record<Language, (community: string, letter: ClosingLetter) => Letter> = {
  en: (community, letter) => {
    if (letter.kind === 'asked')
      return {
        subject: 'Your account will be closed',
        body: [
          'Hello,',
          `Someone asked to close your account at ${community} and in all your other communities. It closes in ${letter.days} days. Until then you can sign in and keep it:`,
          { button: letter.link, label: 'Keep account' },
          'If it wasn’t you, change your password as well.',
        ],
      };
    if (letter.kind === 'closed')
      return {
        subject: 'Your account was closed',
        body: [
          'Hello,',
          `Your account was closed and you were signed out everywhere. ${community} and your other communities keep you on record as a past member: your name, this address, and your name in books and history.`,
        ],
      };
    return {
      subject: 'Your account was not closed',
      body: [
        'Hello,',
        `Your account was due to be closed today, but you’re the last administrator of ${letter.community}. Appoint another administrator, then close your account again:`,
        { button: letter.link, label: 'Account settings' },
      ],
    };
  },
  es: (community, letter) => {
    if (letter.kind === 'asked')
      return {
        subject: 'Su cuenta se va a cerrar',
        body: [
          'Hola:',
          `Alguien pidió cerrar su cuenta, en ${community} y en todas sus demás comunidades. Se cierra dentro de ${letter.days} días. Hasta entonces puede iniciar sesión y conservarla:`,
          { button: letter.link, label: 'Conservar la cuenta' },
          'Si no fue usted, cambie también la contraseña.',
        ],
      };
    if (letter.kind === 'closed')
      return {
        subject: 'Su cuenta se cerró',
        body: [
          'Hola:',
          `Su cuenta se cerró, junto con todas sus sesiones. ${community} y sus demás comunidades le conservan como antiguo miembro: su nombre, esta dirección y su nombre en libros e historiales.`,
        ],
      };
    return {
      subject: 'Su cuenta no se cerró',
      body: [
        'Hola:',
        `Hoy se iba a cerrar su cuenta, pero usted es el último administrador de ${letter.community}. Nombre a otro administrador y vuelva a cerrarla:`,
        { button: letter.link, label: 'Ajustes de la cuenta' },
      ],
    };
  },
};

/** A letter about closing an account, in the language of its reader. Links are whole addresses. */
export const closingLetter = (language: Language, community: string, letter: ClosingLetter): Letter =>
  words[language](community, letter);
