import { defineMessages } from '@courtyard/common';

export const commentMessages = defineMessages({
  en: {
    title: 'Comments',
    none: 'No comments yet.',
    write: 'Your comment',
    send: 'Send comment',
    remove: 'Delete comment by {name}',
    more: 'Show more',
  },
  es: {
    title: 'Comentarios',
    none: 'Aún no hay comentarios.',
    write: 'Su comentario',
    send: 'Enviar comentario',
    remove: 'Eliminar el comentario de {name}',
    more: 'Ver más',
  },
});
