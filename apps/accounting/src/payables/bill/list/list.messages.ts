import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Bills',
    description: 'What vendors billed and credited, what is still to be paid and by when.',
    search: 'Search by number or vendor',
    emptyText: 'Enter what vendors bill; large amounts wait for a second person.',
    paySelected: 'Pay selected',
    ageing: 'Ageing',
    openOf: '{open} of {total} to pay',
    sums: ({ count, total, open }: { count: number; total: string; open: string }) =>
      `${plural(count, 'bill', 'bills')} · ${total} billed · ${open} to pay`,
  },
  es: {
    title: 'Facturas recibidas',
    description: 'Lo que facturaron y abonaron los proveedores, lo que queda por pagar y hasta cuándo.',
    search: 'Buscar por número o proveedor',
    emptyText: 'Anote lo que facturan los proveedores; los importes grandes esperan a otra persona.',
    paySelected: 'Pagar las elegidas',
    ageing: 'Antigüedad',
    openOf: '{open} de {total} por pagar',
    sums: ({ count, total, open }: { count: number; total: string; open: string }) =>
      `${plural(count, 'factura', 'facturas')} · ${total} facturado · ${open} por pagar`,
  },
});
