import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Bills',
    description: 'Vendor bills and credits, with amounts due.',
    search: 'Search by number or vendor',
    emptyText: 'Enter vendor bills here. Large amounts need approval.',
    paySelected: 'Pay selected',
    ageing: 'A/P aging',
    openOf: '{open} of {total} due',
    sums: ({ count, total, open }: { count: number; total: string; open: string }) =>
      `${plural(count, 'bill', 'bills')} · ${total} billed · ${open} due`,
  },
  es: {
    title: 'Facturas recibidas',
    description: 'Facturas y abonos de proveedores, con los importes pendientes.',
    search: 'Buscar por número o proveedor',
    emptyText: 'Registre aquí las facturas de proveedores. Los importes grandes requieren aprobación.',
    paySelected: 'Pagar seleccionadas',
    ageing: 'Antigüedad',
    openOf: '{open} de {total} pendiente',
    sums: ({ count, total, open }: { count: number; total: string; open: string }) =>
      `${plural(count, 'factura', 'facturas')} · ${total} facturado · ${open} pendiente`,
  },
});
