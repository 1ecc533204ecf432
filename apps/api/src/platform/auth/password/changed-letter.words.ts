import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../mail/letter.rules';

const words = {
  en: (community: string) => ({
    subject: 'Your password was changed',
    body: [
      'Hello,',
      `the password with which you sign in to ${community} was changed, and every other device was signed out.`,
      'If it was you, there is nothing to do. If it was not, ask for a new password on the sign-in page at once: it ends what was done.',
    ],
  }),
  es: (community: string) => ({
    subject: 'Se cambió su contraseña',
    body: [
      'Hola:',
      `Se cambió la contraseña con la que entra en ${community} y se cerró la sesión en los demás dispositivos.`,
      'Si fue usted, no tiene que hacer nada. Si no fue usted, pida enseguida una contraseña nueva en la página de inicio de sesión: así termina lo que se hizo.',
    ],
  }),
} satisfies Record<Language, (community: string) => Letter>;

/** To who changed their password, or whose password somebody else changed. */
export const changedLetter = (language: Language, community: string): Letter => words[language](community);
