import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../../../mail/letter.rules';
import { longDay } from '../../../../notifications/kind';

interface Deleted {
  community: string;
  /** Whole address. */
  link: string;
  /** The day until which the export is kept. */
  until: string;
  size: string;
}

const words: Record<Language, (deleted: Deleted) => Letter> = {
  en: ({ community, link, until, size }) => ({
    subject: `${community} was deleted: final export`,
    body: [
      'Hello,',
      `${community} was deleted with all its data. A final export was made first: one ZIP of ${size}, with every table and stored file.`,
      `Download it until ${longDay(until, 'en')} with this personal link and the password you signed in with, plus a code if you had a second factor.`,
      { button: link, label: 'Download final export' },
      'After that it’s permanently deleted. The community’s web address isn’t reused.',
    ],
  }),
  es: ({ community, link, until, size }) => ({
    subject: `${community} se eliminó: última exportación`,
    body: [
      'Hola:',
      `${community} se eliminó con todos sus datos. Antes se hizo una última exportación: un ZIP de ${size}, con todas las tablas y archivos guardados.`,
      `Descárguela hasta el ${longDay(until, 'es')} con este enlace personal y la contraseña con la que iniciaba sesión, más un código si tenía un segundo factor.`,
      { button: link, label: 'Descargar la última exportación' },
      'Después se elimina para siempre. La dirección web de la comunidad no se reutiliza.',
    ],
  }),
};

/** Tells an administrator of a community that is deleted where its last export is. */
export const lastExportLetter = (language: Language, deleted: Deleted): Letter => words[language](deleted);
