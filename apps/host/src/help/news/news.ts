import type { Language } from '@courtyard/common';

export interface News {
  /** The day of the release, `YYYY-MM-DD`. */
  on: string;
  title: string;
  text: string;
}

/** What releases brought, the newest first; it ships with them. */
export const news: Record<Language, readonly News[]> = {
  en: [
    {
      on: '2026-11-23',
      title: 'Support tickets',
      text: 'Ask your community’s managers from any page’s help, with photos or documents. Each question gets a ticket number and can be found by search.',
    },
    {
      on: '2026-11-23',
      title: 'Shortcuts, first steps and articles',
      text: 'All keyboard shortcuts are listed on one help page. First steps are checked off automatically, and every page has a help article.',
    },
    {
      on: '2026-11-22',
      title: 'Notifications, search and Needs you',
      text: 'The bell shows what changed, search finds records and runs commands, and the dashboard starts with your tasks.',
    },
    {
      on: '2026-11-22',
      title: 'List views',
      text: 'Save filters, sorting and columns as a view, for yourself or everyone. Press J and K to step through a list with a preview.',
    },
    {
      on: '2026-11-22',
      title: 'Emails in your language',
      text: 'Emails, reminders and histories use the language you chose, or your community’s default.',
    },
    {
      on: '2026-11-22',
      title: 'My home and better menus',
      text: 'Your home is at the top of the menu. Select a section’s name to open its overview, or the arrow next to it to show its pages.',
    },
    {
      on: '2026-11-22',
      title: 'Your social profile',
      text: 'Choose what others see about you: a photo, a short bio, your email or phone number. Open your name at the top right.',
    },
    {
      on: '2026-11-22',
      title: 'Help for the page you are on',
      text: 'Press ? on any page. Printed pages leave out menus and buttons, and a banner shows when you’re offline.',
    },
  ],
  es: [
    {
      on: '2026-11-23',
      title: 'Consultas de ayuda',
      text: 'Pregunte a quienes gestionan la comunidad desde la ayuda de cualquier página, con fotos o documentos. Cada pregunta recibe un número y se encuentra con la búsqueda.',
    },
    {
      on: '2026-11-23',
      title: 'Atajos, primeros pasos y artículos',
      text: 'Todos los atajos de teclado están en una página de la ayuda. Los primeros pasos se marcan automáticamente, y cada página tiene un artículo.',
    },
    {
      on: '2026-11-22',
      title: 'Notificaciones, búsqueda y «Requiere su atención»',
      text: 'La campana muestra lo que cambió, la búsqueda encuentra registros y ejecuta acciones, y el panel empieza por sus tareas.',
    },
    {
      on: '2026-11-22',
      title: 'Vistas de lista',
      text: 'Guarde filtros, orden y columnas como vista, para usted o para todos. Pulse J y K para recorrer una lista con vista previa.',
    },
    {
      on: '2026-11-22',
      title: 'Correos en su idioma',
      text: 'Los correos, recordatorios e historiales usan el idioma que eligió o el predeterminado de su comunidad.',
    },
    {
      on: '2026-11-22',
      title: 'Mi vivienda y mejores menús',
      text: 'Su vivienda está al principio del menú. Seleccione el nombre de una sección para abrir su resumen, o la flecha de al lado para ver sus páginas.',
    },
    {
      on: '2026-11-22',
      title: 'Su perfil social',
      text: 'Decida qué ven los demás de usted: una foto, una presentación, su correo o su teléfono. Abra su nombre arriba a la derecha.',
    },
    {
      on: '2026-11-22',
      title: 'Ayuda para la página en la que está',
      text: 'Pulse ? en cualquier página. Las páginas impresas no llevan menú ni botones, y un aviso indica si no hay conexión.',
    },
  ],
};
