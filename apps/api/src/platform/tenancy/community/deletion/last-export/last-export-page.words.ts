import type { Language } from '@courtyard/contract/fields/words';
import { longDay } from '../../../../notifications/kind';

const words = {
  en: {
    deleted: 'This community was deleted',
    deletedText: (on: string) =>
      `Its administrators had it deleted on ${longDay(on, 'en')}. Nothing of it is kept at this address, and nobody else gets it.`,
    kept: 'Its last export is kept for 30 days. Administrators got a link to it by mail.',
    closing: 'This community is being deleted',
    closingText: 'Its administrators had it deleted. Nobody comes in any more.',
    title: 'The last export',
    text: 'All that the community had, as one ZIP. Give the password that you signed in with.',
    password: 'Password',
    code: 'Code, if you had a second factor',
    download: 'Download',
    noScript: 'Allow scripts on this page, or the link from the mail cannot be read.',
    noLink:
      'Open this page by the link in the mail that you got. Links end with the export, 30 days after the community.',
    wrong:
      'The password is not right. It is the one that you signed in with when the community was deleted, or have set since.',
    wrongCode: 'Give a code of your authenticator app, or a recovery code. Each counts once.',
    wait: 'Too many attempts. Wait a quarter of an hour and try again.',
  },
  es: {
    deleted: 'Esta comunidad se eliminó',
    deletedText: (on: string) =>
      `Su administración la hizo eliminar el ${longDay(on, 'es')}. En esta dirección no se guarda nada de ella, y nadie más la recibe.`,
    kept: 'Su última exportación se guarda 30 días. La administración recibió un enlace por correo.',
    closing: 'Esta comunidad se está eliminando',
    closingText: 'Su administración la hizo eliminar. Ya no entra nadie.',
    title: 'La última exportación',
    text: 'Todo lo que tenía la comunidad, en un ZIP. Dé la contraseña con la que iniciaba sesión.',
    password: 'Contraseña',
    code: 'Código, si tenía un segundo factor',
    download: 'Descargar',
    noScript: 'Permita los scripts en esta página, o no se puede leer el enlace del correo.',
    noLink:
      'Abra esta página con el enlace del correo que recibió. Los enlaces terminan con la exportación, 30 días después de la comunidad.',
    wrong:
      'La contraseña no es correcta. Es con la que iniciaba sesión cuando se eliminó la comunidad, o la que puso después.',
    wrongCode:
      'Dé un código de su aplicación de autenticación o un código de recuperación. Cada uno vale una vez.',
    wait: 'Demasiados intentos. Espere un cuarto de hora y vuelva a intentarlo.',
  },
} satisfies Record<Language, unknown>;

/** What the pages of a deleted community say. */
export const leftCommunityWords = (language: Language) => words[language];
