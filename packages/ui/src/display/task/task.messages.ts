import { defineMessages } from '@courtyard/common';

export const taskMessages = defineMessages({
  en: {
    needsYou: 'Needs you',
    overdueSince: 'Overdue since {day}',
    today: 'Today',
    inDays: ({ count }: { count: number }) => (count === 1 ? 'Tomorrow' : `In ${count} days`),
    by: 'By {day}',
    all: ({ count }: { count: number }) => `All ${count}`,
    verbOf: '{verb}: {task}',
  },
  es: {
    needsYou: 'Le espera',
    overdueSince: 'Atrasado desde el {day}',
    today: 'Hoy',
    inDays: ({ count }: { count: number }) => (count === 1 ? 'Mañana' : `En ${count} días`),
    by: 'Hasta el {day}',
    all: ({ count }: { count: number }) => `Todo (${count})`,
    verbOf: '{verb}: {task}',
  },
});
