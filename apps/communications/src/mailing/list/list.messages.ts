import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Email notifications',
    description: 'Mass email with personalized fields.',
    search: 'Search emails',
    emptyText: 'Write the first one. You can preview it for each recipient before sending.',
  },
  es: {
    title: 'Notificaciones por correo',
    description: 'Correos masivos con campos personalizados.',
    search: 'Buscar correos',
    emptyText: 'Escriba el primero. Podrá verlo como lo recibe cada destinatario antes de enviarlo.',
  },
});
