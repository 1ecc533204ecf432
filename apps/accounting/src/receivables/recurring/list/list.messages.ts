import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Recurring invoices',
    description: 'What is billed again and again, by itself: monthly dues, yearly fees.',
    search: 'Search by name or message',
    waits: ({ count }: { count: number }) => `${plural(count, 'day', 'days')} not billed`,
    perUnit: '{amount} each',
    inAll: '{amount} in all',
    allEnded: ({ count }: { count: number }) => (count === 1 ? 'The only one ended' : `All ${count} ended`),
    emptyText: 'Write the first one: it says whom to bill, what for and when, and does it from then on.',
  },
  es: {
    title: 'Facturas periódicas',
    description: 'Lo que se factura una y otra vez, por sí solo: cuotas mensuales, cargos anuales.',
    search: 'Buscar por nombre o mensaje',
    waits: ({ count }) => `${plural(count, 'día', 'días')} sin facturar`,
    perUnit: '{amount} por unidad',
    inAll: '{amount} en total',
    allEnded: ({ count }) => (count === 1 ? 'La única terminó' : `Las ${count} terminaron`),
    emptyText: 'Escriba la primera: dice a quién facturar, por qué y cuándo, y lo hace desde entonces.',
  },
});
