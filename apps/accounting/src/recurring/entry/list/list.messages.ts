import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Recurring entries',
    description:
      'Entries posted automatically on a schedule, such as accruals, depreciation and prepaid insurance.',
    search: 'Search by name or memo',
    waits: ({ count }: { count: number }) => `${plural(count, 'date', 'dates')} not posted`,
    allEnded: ({ count }: { count: number }) =>
      count === 1 ? 'The only one has ended' : `All ${count} have ended`,
    emptyText: 'Set up an entry and its schedule, and it posts automatically.',
  },
  es: {
    title: 'Asientos periódicos',
    description:
      'Asientos que se registran automáticamente según un calendario: provisiones, depreciación, seguros anticipados.',
    search: 'Buscar por nombre o concepto',
    waits: ({ count }) => `${plural(count, 'fecha', 'fechas')} sin registrar`,
    allEnded: ({ count }) => (count === 1 ? 'El único ya finalizó' : `Los ${count} ya finalizaron`),
    emptyText: 'Defina un asiento y su calendario, y se registrará automáticamente.',
  },
});
