import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

/** Announcements: reading them, writing them, choosing whom they are for. */
export const announcementArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'announcements',
      title: 'Read what the community announces',
      routes: ['/communications', '/communications/announcements', '/communications/announcements/details'],
      text: [
        'Announcements shows what is published for you: pinned ones first, then the newest. What you have not opened yet is marked as new.',
        'Where an announcement takes comments, you can write below it, and remove what you wrote.',
      ],
    },
    {
      id: 'write-announcement',
      title: 'Write and publish an announcement',
      routes: [
        '/communications/announcements/manage',
        '/communications/announcements/create',
        '/communications/announcements/edit',
      ],
      text: [
        'Write announcement keeps a draft that only those who write announcements see. Add whom it is for, and leave people out where needed; how many people that is stands below.',
        'Look at it as… on its page shows it as one of those people gets it, and says whom it does not reach.',
        'Publish it now or at a time on the clock of the community. From then on whom it is for stays as it was, and its page says who has opened it.',
        'An urgent one passes do not disturb and goes out by e-mail at once, to owners without an account too. Withdraw takes an announcement back.',
      ],
    },
  ],
  es: [
    {
      id: 'announcements',
      title: 'Leer lo que anuncia la comunidad',
      routes: ['/communications', '/communications/announcements', '/communications/announcements/details'],
      text: [
        'Anuncios muestra lo que se publicó para usted: primero los fijados, luego los más recientes. Lo que aún no ha abierto está marcado como nuevo.',
        'Donde un anuncio admite comentarios, puede escribir debajo y quitar lo que escribió.',
      ],
    },
    {
      id: 'write-announcement',
      title: 'Escribir y publicar un anuncio',
      routes: [
        '/communications/announcements/manage',
        '/communications/announcements/create',
        '/communications/announcements/edit',
      ],
      text: [
        'Escribir anuncio guarda un borrador que solo ven quienes escriben anuncios. Agregue para quién es y deje fuera a quien haga falta; debajo está cuántas personas son.',
        'Verlo como… en su página lo muestra como le llega a una de esas personas y dice a quién no le llega.',
        'Publíquelo ahora o a una hora del reloj de la comunidad. Desde entonces los destinatarios no cambian, y su página dice quién lo ha abierto.',
        'Uno urgente pasa por encima de No molestar y sale por correo al instante, también a propietarios sin cuenta. Retirar lo quita.',
      ],
    },
  ],
};
