import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Invoices',
    description: 'Invoices billed to owners, with open balances and aging.',
    search: 'Search by number, unit, name or message',
    emptyText: 'Bill dues or charges to one unit, several or all at once.',
    openOf: '{open} of {total} open',
    sums: ({ count, total, open }: { count: number; total: string; open: string }) =>
      `${plural(count, 'invoice', 'invoices')} · ${total} billed · ${open} open`,
  },
  es: {
    title: 'Facturas',
    description: 'Facturas emitidas a los propietarios, con saldos pendientes y antigüedad.',
    search: 'Buscar por número, unidad, nombre o mensaje',
    emptyText: 'Facture cuotas o cargos a una unidad, a varias o a todas a la vez.',
    openOf: '{open} de {total} pendiente',
    sums: ({ count, total, open }: { count: number; total: string; open: string }) =>
      `${plural(count, 'factura', 'facturas')} · ${total} facturado · ${open} pendiente`,
  },
});
