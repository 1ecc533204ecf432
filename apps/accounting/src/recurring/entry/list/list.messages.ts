import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Recurring entries',
    description: 'What is posted again and again, by itself: accruals, depreciation, insurance paid ahead.',
    search: 'Search by name or memo',
    waits: ({ count }: { count: number }) => `${plural(count, 'day', 'days')} not posted`,
    allEnded: ({ count }: { count: number }) => (count === 1 ? 'The only one ended' : `All ${count} ended`),
    emptyText: 'Write the first one: it says what to post and when, and does it from then on.',
  },
  es: {
    title: 'Asientos periódicos',
    description:
      'Lo que se registra una y otra vez, por sí solo: provisiones, depreciación, seguros pagados por adelantado.',
    search: 'Buscar por nombre o concepto',
    waits: ({ count }) => `${plural(count, 'día', 'días')} sin registrar`,
    allEnded: ({ count }) => (count === 1 ? 'El único terminó' : `Los ${count} terminaron`),
    emptyText: 'Escriba el primero: dice qué registrar y cuándo, y lo hace desde entonces.',
  },
});
