import { defineMessages } from '@courtyard/common';

export const tasksMessages = defineMessages({
  en: {
    title: 'Needs you',
    text: 'Your open tasks in {community}, most urgent first.',
    overdue: 'Overdue',
    today: 'Today',
    week: 'In the next seven days',
    later: 'Later',
    nothing: 'You’re all caught up',
    nothingText: 'Renewals, approvals and requests for you appear here.',
    more: ({ count }: { count: number }) =>
      `${count} more of the same kind are pending. They appear as you complete these.`,
  },
  es: {
    title: 'Requiere su atención',
    text: 'Sus tareas pendientes en {community}, las más urgentes primero.',
    overdue: 'Atrasado',
    today: 'Hoy',
    week: 'En los próximos siete días',
    later: 'Más adelante',
    nothing: 'Está todo al día',
    nothingText: 'Aquí aparecen las renovaciones, aprobaciones y solicitudes para usted.',
    more: ({ count }: { count: number }) =>
      `Hay ${count} más del mismo tipo pendientes. Aparecen a medida que complete estas.`,
  },
});
