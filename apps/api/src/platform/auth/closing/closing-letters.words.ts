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
          `somebody asked to close your account, at ${community} and in all your other communities. It closes in ${letter.days} days. Until then you can sign in and keep it:`,
          { button: letter.link, label: 'Keep it' },
          'If it was not you, change your password too.',
        ],
      };
    if (letter.kind === 'closed')
      return {
        subject: 'Your account is closed',
        body: [
          'Hello,',
          `your account is closed. You are signed out everywhere, and ${community} and your other communities keep you as a past member: your name and this address, and your name in their books and histories.`,
        ],
      };
    return {
      subject: 'Your account was not closed',
      body: [
        'Hello,',
        `your account was to be closed today. You are the last administrator of ${letter.community}, so it stays. Make somebody else one, then ask again:`,
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
          { button: letter.link, label: 'Conservarla' },
          'Si no fue usted, cambie también la contraseña.',
        ],
      };
    if (letter.kind === 'closed')
      return {
        subject: 'Su cuenta está cerrada',
        body: [
          'Hola:',
          `Su cuenta está cerrada. Se cerraron todas sus sesiones, y ${community} y sus demás comunidades le conservan como antiguo miembro: su nombre y esta dirección, y su nombre en sus libros e historiales.`,
        ],
      };
    return {
      subject: 'Su cuenta no se cerró',
      body: [
        'Hola:',
        `Hoy se iba a cerrar su cuenta. Usted es la última persona de la administración de ${letter.community}, así que se queda. Nombre antes a otra y vuelva a pedirlo:`,
        { button: letter.link, label: 'Ajustes de la cuenta' },
      ],
    };
  },
};

/** A letter about closing an account, in the language of its reader. Links are whole addresses. */
export const closingLetter = (language: Language, community: string, letter: ClosingLetter): Letter =>
  words[language](community, letter);
