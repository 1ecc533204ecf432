import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Members',
    description: 'Everyone in the community, with contact details, homes and roles.',
    neighbours: 'Your neighbors. Members choose in their profile what others see.',
    search: 'Search by name, email or phone',
    none: 'No members yet',
    noneText: 'Members appear here once they are invited or join.',
    invitations: 'Invitations',
    whatOthersSee: 'What others see of me',
  },
  es: {
    title: 'Miembros',
    description: 'Toda la comunidad, con datos de contacto, viviendas y roles.',
    neighbours: 'Sus vecinos. Cada miembro elige en su perfil qué ven los demás.',
    search: 'Buscar por nombre, correo o teléfono',
    none: 'Aún no hay miembros',
    noneText: 'Los miembros aparecen aquí cuando se les invita o se unen.',
    invitations: 'Invitaciones',
    whatOthersSee: 'Qué ven de mí los demás',
  },
});
