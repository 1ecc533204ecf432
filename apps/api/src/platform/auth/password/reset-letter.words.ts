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
        `Your account at ${community} is ready. Open this link within seven days to set your password:`,
        { button: link },
        'If the link expires, use “Forgot password” on the sign-in page.',
      ],
    }),
    joined: (community, link) => ({
      subject: `You’re now a member of ${community}`,
      body: [
        'Hello,',
        `Your request to join ${community} was approved. Open this link within seven days to confirm your address and set your password:`,
        { button: link },
        'If the link expires, use “Forgot password” on the sign-in page.',
      ],
    }),
    reset: (community, link) => ({
      subject: `Set a new password for ${community}`,
      body: [
        'Hello,',
        `Someone asked for a new password for this address at ${community}. If it was you, open this link within one hour:`,
        { button: link },
        'If it wasn’t you, ignore this email: your password doesn’t change.',
      ],
    }),
  },
  es: {
    first: (community, link) => ({
      subject: `Le damos la bienvenida a ${community}`,
      body: [
        'Hola:',
        `Su cuenta en ${community} está lista. Abra este enlace en los próximos siete días para crear su contraseña:`,
        { button: link },
        'Si el enlace caduca, use «¿Olvidó la contraseña?» en la página de inicio de sesión.',
      ],
    }),
    joined: (community, link) => ({
      subject: `Ya es miembro de ${community}`,
      body: [
        'Hola:',
        `Se aprobó su solicitud para unirse a ${community}. Abra este enlace en los próximos siete días para confirmar su dirección y crear su contraseña:`,
        { button: link },
        'Si el enlace caduca, use «¿Olvidó la contraseña?» en la página de inicio de sesión.',
      ],
    }),
    reset: (community, link) => ({
      subject: `Ponga una contraseña nueva para ${community}`,
      body: [
        'Hola:',
        `Alguien pidió una contraseña nueva para esta dirección en ${community}. Si fue usted, abra este enlace en el plazo de una hora:`,
        { button: link },
        'Si no fue usted, ignore este correo: su contraseña no cambia.',
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
