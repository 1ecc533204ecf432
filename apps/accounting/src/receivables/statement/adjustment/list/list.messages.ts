import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Credits and refunds',
    description: 'Credit memos, waivers, write-offs and refunds.',
    search: 'Search by number, unit or reason',
    emptyText: 'Create credits from an invoice, or a refund from a unit’s statement.',
  },
  es: {
    title: 'Abonos y reembolsos',
    description: 'Notas de crédito, condonaciones, bajas y reembolsos.',
    search: 'Buscar por número, unidad o motivo',
    emptyText: 'Cree abonos desde una factura, o un reembolso desde el estado de cuenta de una unidad.',
  },
});
