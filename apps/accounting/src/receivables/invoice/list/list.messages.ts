import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Invoices',
    description: 'What was billed to owners, what is still open and since when.',
    search: 'Search by number, unit, name or message',
    emptyText: 'Bill dues to one unit, several or all of them at once.',
    openOf: '{open} of {total} open',
    sums: ({ count, total, open }: { count: number; total: string; open: string }) =>
      `${plural(count, 'invoice', 'invoices')} · ${total} billed · ${open} still open`,
  },
  es: {
    title: 'Facturas',
    description: 'Lo facturado a los propietarios, lo que sigue pendiente y desde cuándo.',
    search: 'Buscar por número, unidad, nombre o mensaje',
    emptyText: 'Facture cuotas a una unidad, a varias o a todas a la vez.',
    openOf: '{open} de {total} pendiente',
    sums: ({ count, total, open }: { count: number; total: string; open: string }) =>
      `${plural(count, 'factura', 'facturas')} · ${total} facturado · ${open} pendiente`,
  },
});
