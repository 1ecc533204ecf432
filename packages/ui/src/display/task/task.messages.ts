import { defineMessages } from '@courtyard/common';

export const taskMessages = defineMessages({
  en: {
    needsYou: 'Needs you',
    overdueSince: 'Overdue since {day}',
    today: 'Today',
    inDays: ({ count }: { count: number }) => (count === 1 ? 'Tomorrow' : `In ${count} days`),
    by: 'Due {day}',
    all: ({ count }: { count: number }) => `View all (${count})`,
    verbOf: '{verb}: {task}',
  },
  es: {
    needsYou: 'Requiere su atención',
    overdueSince: 'Atrasado desde el {day}',
    today: 'Hoy',
    inDays: ({ count }: { count: number }) => (count === 1 ? 'Mañana' : `En ${count} días`),
    by: 'Vence el {day}',
    all: ({ count }: { count: number }) => `Ver todo (${count})`,
    verbOf: '{verb}: {task}',
  },
});
