import type { Language } from '@courtyard/contract/fields/words';
import { longDay } from '../../../../notifications/kind';

const words = {
  en: {
    deleted: 'This community was deleted',
    deletedText: (on: string) =>
      `Its administrators deleted it on ${longDay(on, 'en')}. No data is stored at this address, and the address isn’t reused.`,
    kept: 'The final export is available for 30 days. Administrators were emailed a link.',
    closing: 'This community is being deleted',
    closingText: 'Its administrators deleted it. You can no longer sign in.',
    title: 'Final export',
    text: 'All of the community’s data in one ZIP. Enter the password you signed in with.',
    password: 'Password',
    code: 'Code, if you had a second factor',
    download: 'Download',
    noScript: 'Allow scripts on this page to read the link from the email.',
    noLink:
      'Open this page with the link from the email. Links expire with the export, 30 days after the deletion.',
    wrong: 'Incorrect password. Use the one you had when the community was deleted, or one you set since.',
    wrongCode: 'Enter a code from your authenticator app, or a recovery code. Each works once.',
    wait: 'Too many attempts. Wait 15 minutes and try again.',
  },
  es: {
    deleted: 'Esta comunidad se eliminó',
    deletedText: (on: string) =>
      `Su administración la eliminó el ${longDay(on, 'es')}. En esta dirección no se guardan datos, y la dirección no se reutiliza.`,
    kept: 'La última exportación está disponible 30 días. Los administradores recibieron un enlace por correo.',
    closing: 'Esta comunidad se está eliminando',
    closingText: 'Su administración la eliminó. Ya no se puede iniciar sesión.',
    title: 'Última exportación',
    text: 'Todos los datos de la comunidad en un ZIP. Escriba la contraseña con la que iniciaba sesión.',
    password: 'Contraseña',
    code: 'Código, si tenía un segundo factor',
    download: 'Descargar',
    noScript: 'Permita los scripts en esta página para leer el enlace del correo.',
    noLink:
      'Abra esta página con el enlace del correo. Los enlaces caducan con la exportación, 30 días después de la eliminación.',
    wrong: 'Contraseña incorrecta. Use la que tenía cuando se eliminó la comunidad, o la que puso después.',
    wrongCode:
      'Escriba un código de su aplicación de autenticación o un código de recuperación. Cada uno sirve una vez.',
    wait: 'Demasiados intentos. Espere 15 minutos y vuelva a intentarlo.',
  },
} satisfies Record<Language, unknown>;

/** What the pages of a deleted community say. */
export const leftCommunityWords = (language: Language) => words[language];
