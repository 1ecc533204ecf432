import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'People',
    description: 'Who belongs to the community, and as what.',
    members: 'Members',
    membersText: 'All who are in the directory.',
    all: 'All members',
    byStatus: 'By status',
    byRole: 'By role',
    newThisMonth: 'New this month',
    newText: 'Who became a member since the first of the month.',
    nothing: 'Nothing for you here yet',
    nothingText: 'Ask the management of your community if you should see its members.',
  },
  es: {
    title: 'Personas',
    description: 'Quién pertenece a la comunidad y en calidad de qué.',
    members: 'Miembros',
    membersText: 'Quienes figuran en el directorio.',
    all: 'Lista de miembros',
    byStatus: 'Por estado',
    byRole: 'Por rol',
    newThisMonth: 'Nuevos este mes',
    newText: 'Quiénes se hicieron miembros desde el día primero del mes.',
    nothing: 'Aquí aún no hay nada para usted',
    nothingText: 'Pregunte a la administración de su comunidad si debería ver a sus miembros.',
  },
});
