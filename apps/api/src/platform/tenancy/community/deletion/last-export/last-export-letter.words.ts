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
    subject: `${community} is deleted: its last export`,
    body: [
      'Hello,',
      `${community} is deleted, with all that it had here. What it had was exported before: one ZIP of ${size}, with every table and every stored file.`,
      `You get it until ${longDay(until, 'en')} with this link and the password that you signed in with; with a code too, if you had a second factor. The link is yours alone.`,
      { button: link, label: 'Download the last export' },
      'After that day it is removed for good. Nobody else gets the address of the community.',
    ],
  }),
  es: ({ community, link, until, size }) => ({
    subject: `${community} está eliminada: su última exportación`,
    body: [
      'Hola:',
      `${community} está eliminada, con todo lo que tenía aquí. Antes se exportó lo que tenía: un ZIP de ${size}, con todas las tablas y todos los archivos guardados.`,
      `Lo obtiene hasta el ${longDay(until, 'es')} con este enlace y la contraseña con la que iniciaba sesión; también con un código, si tenía un segundo factor. El enlace es solo suyo.`,
      { button: link, label: 'Descargar la última exportación' },
      'Después de ese día se elimina para siempre. Nadie más recibe la dirección de la comunidad.',
    ],
  }),
};

/** Tells an administrator of a community that is deleted where its last export is. */
export const lastExportLetter = (language: Language, deleted: Deleted): Letter => words[language](deleted);
