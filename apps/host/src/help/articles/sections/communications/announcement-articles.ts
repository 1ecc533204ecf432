import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

/** Announcements: reading them, writing them, choosing whom they are for. */
export const announcementArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'announcements',
      title: 'Read announcements',
      routes: ['/communications', '/communications/announcements', '/communications/announcements/details'],
      text: [
        'Announcements lists those published to you: pinned first, then newest. Unread ones are marked as new.',
        'If comments are on, you can write below an announcement and delete your own comments.',
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
        'New announcement creates a draft that only people who write announcements can see. Choose the audience and exclude people if needed; the number of recipients is shown below.',
        'Preview as… shows the announcement as a particular recipient sees it, and lists people it doesn’t reach.',
        'Publish now or schedule it in the community’s time zone. After publishing, the audience is fixed, and the page shows who has opened it.',
        'Urgent announcements override do not disturb and are emailed right away, also to owners without an account. Withdraw removes an announcement from view.',
      ],
    },
  ],
  es: [
    {
      id: 'announcements',
      title: 'Leer los anuncios',
      routes: ['/communications', '/communications/announcements', '/communications/announcements/details'],
      text: [
        'Anuncios muestra los que se publicaron para usted: primero los fijados, luego los más recientes. Los que no ha leído están marcados como nuevos.',
        'Si admite comentarios, puede escribir debajo de un anuncio y eliminar los suyos.',
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
        'Nuevo anuncio crea un borrador que solo ven quienes escriben anuncios. Elija los destinatarios y excluya a quien haga falta; debajo se muestra cuántas personas son.',
        'Vista previa como… muestra el anuncio como lo ve un destinatario y a quién no le llega.',
        'Publíquelo ahora o prográmelo según la hora de la comunidad. Después los destinatarios no cambian, y la página muestra quién lo ha abierto.',
        'Los anuncios urgentes ignoran No molestar y se envían por correo de inmediato, también a propietarios sin cuenta. Retirar deja de mostrar un anuncio.',
      ],
    },
  ],
};
