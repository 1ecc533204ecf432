import type { Language } from '@courtyard/contract/fields/words';
import { greeting, type Letter } from '../../../../platform/mail/letter.rules';

const words = {
  en: {
    welcome: (community: string) => ({
      subject: `You’re now a member of ${community}`,
      text: `Your request to join ${community} was approved. Sign in with this address and your existing password.`,
    }),
    signIn: 'Sign in',
    refused: (community: string) => ({
      subject: `Your request to join ${community} was rejected`,
      text: `Your request to join ${community} was rejected. Reason:`,
    }),
  },
  es: {
    welcome: (community: string) => ({
      subject: `Ya es miembro de ${community}`,
      text: `Se aprobó su solicitud para unirse a ${community}. Inicie sesión con esta dirección y la contraseña que ya tiene.`,
    }),
    signIn: 'Iniciar sesión',
    refused: (community: string) => ({
      subject: `Se rechazó su solicitud para unirse a ${community}`,
      text: `Se rechazó su solicitud para unirse a ${community}. Motivo:`,
    }),
  },
} satisfies Record<Language, unknown>;

/** To who asked and is a person of another community, with a password, already. */
export function welcomeLetter(
  language: Language,
  community: string,
  { name, link }: { name: string; link: string },
): Letter {
  const { welcome, signIn } = words[language];
  const { subject, text } = welcome(community);
  return { subject, body: [greeting(name, language), text, { button: link, label: signIn }] };
}

export function refusedLetter(
  language: Language,
  community: string,
  { name, reason }: { name: string; reason: string },
): Letter {
  const { subject, text } = words[language].refused(community);
  return { subject, body: [greeting(name, language), text, { quote: reason }] };
}
