import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Credits and refunds',
    description: 'What was taken off charges without money, and what was given back.',
    search: 'Search by number, unit or reason',
    emptyText:
      'A credit memo, a waiver or a write-off begins on the page of an invoice, a refund on the statement of a unit.',
  },
  es: {
    title: 'Abonos y reembolsos',
    description: 'Lo que se quitó de los cargos sin dinero y lo que se devolvió.',
    search: 'Buscar por número, unidad o motivo',
    emptyText:
      'Una nota de crédito, una condonación o una baja empieza en la página de una factura; un reembolso, en la cuenta de una unidad.',
  },
});
