import type { Preferences } from '@courtyard/contract';
import type { Letter } from '../../mail/letter.rules';

/** A member asked for a new password, or has none yet; `joined`: their request to join was approved. */
export type LinkKind = 'reset' | 'first' | 'joined';

type Write = (community: string, link: string) => Letter;

const letters: Record<Preferences['language'], Record<LinkKind, Write>> = {
  en: {
    first: (community, link) => ({
      subject: `Welcome to ${community}`,
      body: [
        'Hello,',
        `an account was made for you at ${community}. Open this link within seven days to set your password:`,
        { button: link },
        'Later, the sign-in page mails you a new one.',
      ],
    }),
    joined: (community, link) => ({
      subject: `You are a member of ${community}`,
      body: [
        'Hello,',
        `your request to join ${community} was approved. Open this link within seven days to confirm your address and set the password that you sign in with:`,
        { button: link },
        'Later, the sign-in page mails you a new one.',
      ],
    }),
    reset: (community, link) => ({
      subject: `Set a new password for ${community}`,
      body: [
        'Hello,',
        `somebody asked for a new password for this address at ${community}. If it was you, open this link within the hour:`,
        { button: link },
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
    }),
  },
  es: {
    first: (community, link) => ({
      subject: `Le damos la bienvenida a ${community}`,
      body: [
        'Hola:',
        `Se creó una cuenta para usted en ${community}. Abra este enlace en los próximos siete días para establecer su contraseña:`,
        { button: link },
        'Más adelante, la página de inicio de sesión le envía uno nuevo.',
      ],
    }),
    joined: (community, link) => ({
      subject: `Usted es miembro de ${community}`,
      body: [
        'Hola:',
        `Se aprobó su solicitud para unirse a ${community}. Abra este enlace en los próximos siete días para confirmar su dirección y establecer la contraseña con la que iniciará sesión:`,
        { button: link },
        'Más adelante, la página de inicio de sesión le envía uno nuevo.',
      ],
    }),
    reset: (community, link) => ({
      subject: `Establezca una contraseña nueva para ${community}`,
      body: [
        'Hola:',
        `Alguien pidió una contraseña nueva para esta dirección en ${community}. Si fue usted, abra este enlace antes de una hora:`,
        { button: link },
        'Si no fue usted, no tiene que hacer nada: su contraseña sigue siendo la misma.',
      ],
    }),
  },
};

/** The letter with which a member sets a password, in their language. `link` is a whole address. */
export const resetLetter = (
  { language, kind }: { language: Preferences['language']; kind: LinkKind },
  community: string,
  link: string,
): Letter => letters[language][kind](community, link);
