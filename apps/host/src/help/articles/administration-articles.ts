import type { Language } from '@courtyard/common';
import type { Article } from './article';

/** What runs the community. */
export const administrationArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'sections',
      title: 'Switch sections on and off',
      routes: ['/administration/sections'],
      text: [
        'Administration, then Sections. Switching one off takes it from the menu and deletes nothing; switched on again, all is there.',
        'Each section follows a release, stays at a version, or goes back to an earlier one. It counts with the next page that somebody opens.',
      ],
    },
    {
      id: 'outbox',
      title: 'See which mails went out',
      routes: ['/administration/outbox'],
      text: [
        'Administration, then Outbox, lists what was sent, what waits and what did not arrive, with the reason that the mail server gave.',
      ],
    },
    {
      id: 'export',
      title: 'Take all data of the community along',
      routes: ['/administration/data'],
      text: [
        'Administration, then Data. Export everything makes one ZIP with a CSV for each table and every stored file, in the background; you are told when it is ready.',
        'The file is kept for seven days. Keys and what opens accounts are not in it.',
      ],
    },
  ],
  es: [
    {
      id: 'sections',
      title: 'Activar y desactivar secciones',
      routes: ['/administration/sections'],
      text: [
        'Administración y luego Secciones. Desactivar una la quita del menú y no borra nada; al activarla de nuevo, todo está.',
        'Cada sección sigue una versión publicada, se queda en una o vuelve a una anterior. Cuenta con la siguiente página que alguien abra.',
      ],
    },
    {
      id: 'outbox',
      title: 'Ver qué correos salieron',
      routes: ['/administration/outbox'],
      text: [
        'Administración y luego Bandeja de salida muestra lo enviado, lo que espera y lo que no llegó, con el motivo que dio el servidor de correo.',
      ],
    },
    {
      id: 'export',
      title: 'Llevarse todos los datos de la comunidad',
      routes: ['/administration/data'],
      text: [
        'Administración y luego Datos. Exportar todo hace un ZIP con un CSV por tabla y todos los archivos guardados, en segundo plano; se le avisa cuando está listo.',
        'El archivo se guarda siete días. No contiene claves ni lo que abre cuentas.',
      ],
    },
  ],
};
