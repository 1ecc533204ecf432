import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Recurring invoices',
    description: 'Invoices billed automatically on a schedule.',
    search: 'Search by name or message',
    waits: ({ count }: { count: number }) => `${plural(count, 'run', 'runs')} not billed`,
    perUnit: '{amount} each',
    inAll: '{amount} total',
    allEnded: ({ count }: { count: number }) =>
      count === 1 ? 'The only template has ended' : `All ${count} have ended`,
    emptyText: 'Create a template to bill dues or fees automatically.',
  },
  es: {
    title: 'Facturas periódicas',
    description: 'Facturas que se emiten automáticamente según un calendario.',
    search: 'Buscar por nombre o mensaje',
    waits: ({ count }) => `${plural(count, 'emisión', 'emisiones')} sin facturar`,
    perUnit: '{amount} por unidad',
    inAll: '{amount} en total',
    allEnded: ({ count }) => (count === 1 ? 'La única terminó' : `Las ${count} terminaron`),
    emptyText: 'Cree una plantilla para facturar cuotas o cargos automáticamente.',
  },
});
