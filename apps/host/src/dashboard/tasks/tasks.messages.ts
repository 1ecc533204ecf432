import { defineMessages } from '@courtyard/common';

export const tasksMessages = defineMessages({
  en: {
    title: 'Needs you',
    text: 'What waits for you in {community}, the most urgent first.',
    overdue: 'Overdue',
    today: 'Today',
    week: 'In the next seven days',
    later: 'Later',
    nothing: 'Nothing needs you now',
    nothingText: 'What has to be renewed, approved or answered by you shows here.',
    more: ({ count }: { count: number }) =>
      `${count} more of the same kinds wait. They show as soon as some of these are done.`,
  },
  es: {
    title: 'Le espera',
    text: 'Lo que le espera en {community}, lo más urgente primero.',
    overdue: 'Atrasado',
    today: 'Hoy',
    week: 'En los próximos siete días',
    later: 'Más adelante',
    nothing: 'Nada le espera ahora',
    nothingText: 'Aquí aparece lo que usted tiene que renovar, aprobar o responder.',
    more: ({ count }: { count: number }) =>
      `Esperan ${count} más de las mismas clases. Aparecen en cuanto algunas de estas estén hechas.`,
  },
});
