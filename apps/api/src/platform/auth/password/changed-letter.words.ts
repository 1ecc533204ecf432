import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../mail/letter.rules';

const words = {
  en: (community: string) => ({
    subject: 'Your password was changed',
    body: [
      'Hello,',
      `The password you use to sign in to ${community} was changed, and all other devices were signed out.`,
      'If it was you, you don’t need to do anything. If it wasn’t, reset your password on the sign-in page right away.',
    ],
  }),
  es: (community: string) => ({
    subject: 'Se cambió su contraseña',
    body: [
      'Hola:',
      `Se cambió la contraseña con la que inicia sesión en ${community} y se cerró la sesión en los demás dispositivos.`,
      'Si fue usted, no tiene que hacer nada. Si no, restablezca enseguida su contraseña en la página de inicio de sesión.',
    ],
  }),
} satisfies Record<Language, (community: string) => Letter>;

/** To who changed their password, or whose password somebody else changed. */
export const changedLetter = (language: Language, community: string): Letter => words[language](community);
