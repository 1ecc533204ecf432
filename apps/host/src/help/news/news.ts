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
      title: 'Ask, and be answered',
      text: 'Ask those who answer for the community from the help of any page, with photos or papers. What you asked has a number, and the search finds it again.',
    },
    {
      on: '2026-11-23',
      title: 'Keys, first steps and articles',
      text: 'All keyboard shortcuts stand on one page of the help. First steps tick themselves, and every page has an article about it.',
    },
    {
      on: '2026-11-22',
      title: 'Notifications, search and what needs you',
      text: 'The bell tells what changed, the search finds anything and does what you say, and the dashboard begins with what waits for you.',
    },
    {
      on: '2026-11-22',
      title: 'Views of a list',
      text: 'Keep filters, order and columns under a name, for you or for everybody. The keys J and K walk through a list with a preview beside it.',
    },
    {
      on: '2026-11-22',
      title: 'Mails in your language',
      text: 'Letters, reminders and histories come in the language that you chose, else in that of your community.',
    },
    {
      on: '2026-11-22',
      title: 'My home, and menus that lead somewhere',
      text: 'Your home stands at the head of the menu. The name of a section opens its overview; the arrow beside it shows its pages.',
    },
    {
      on: '2026-11-22',
      title: 'Your social profile',
      text: 'Decide what others see of you: a photo, a few words, your email address or phone number. Open your name at the top right.',
    },
    {
      on: '2026-11-22',
      title: 'Help for the page you are on',
      text: 'Press ? on any page. Printed pages now leave out menu and buttons, and a lost connection is said on top of the page.',
    },
  ],
  es: [
    {
      on: '2026-11-23',
      title: 'Preguntar y tener respuesta',
      text: 'Pregunte a quienes responden por la comunidad desde la ayuda de cualquier página, con fotos o papeles. Su consulta tiene un número, y la búsqueda la encuentra.',
    },
    {
      on: '2026-11-23',
      title: 'Teclas, primeros pasos y artículos',
      text: 'Todos los atajos de teclado están en una página de la ayuda. Los primeros pasos se marcan solos, y cada página tiene un artículo.',
    },
    {
      on: '2026-11-22',
      title: 'Notificaciones, búsqueda y lo que le espera',
      text: 'La campana cuenta lo que cambió, la búsqueda encuentra cualquier cosa y hace lo que dice, y el panel empieza por lo que espera por usted.',
    },
    {
      on: '2026-11-22',
      title: 'Vistas de una lista',
      text: 'Guarde filtros, orden y columnas con un nombre, para usted o para todos. Las teclas J y K recorren una lista con una vista previa al lado.',
    },
    {
      on: '2026-11-22',
      title: 'Correos en su idioma',
      text: 'Cartas, recordatorios e historiales llegan en el idioma que eligió y, si no, en el de su comunidad.',
    },
    {
      on: '2026-11-22',
      title: 'Mi vivienda, y un menú que lleva a su sitio',
      text: 'Su vivienda está al principio del menú. El nombre de una sección abre su resumen; la flecha de al lado muestra sus páginas.',
    },
    {
      on: '2026-11-22',
      title: 'Su perfil social',
      text: 'Decida qué ven los demás de usted: una foto, unas palabras, su correo o su teléfono. Abra su nombre arriba a la derecha.',
    },
    {
      on: '2026-11-22',
      title: 'Ayuda para la página en la que está',
      text: 'Pulse ? en cualquier página. Las páginas impresas ya no llevan menú ni botones, y una conexión perdida se avisa arriba.',
    },
  ],
};
