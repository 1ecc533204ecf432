import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Members',
    description:
      'Everybody of the community: how they are reached, where they live and which roles they hold.',
    neighbours: 'Who your neighbors are. Everybody chooses in their profile what the others see of them.',
    search: 'Search by name, e-mail or phone',
    none: 'No members yet',
    noneText: 'Members appear here once they are invited or join.',
    invitations: 'Invitations',
    whatOthersSee: 'What others see of me',
  },
  es: {
    title: 'Miembros',
    description: 'Toda la comunidad: cómo contactar con cada cual, dónde vive y qué roles tiene.',
    neighbours: 'Quiénes son sus vecinos. Cada cual elige en su perfil qué ven los demás.',
    search: 'Buscar por nombre, correo o teléfono',
    none: 'Aún no hay miembros',
    noneText: 'Los miembros aparecen aquí cuando se les invita o se unen.',
    invitations: 'Invitaciones',
    whatOthersSee: 'Qué ven de mí los demás',
  },
});
