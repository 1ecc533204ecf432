import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Payments',
    description: 'What came in from owners, and what became of it.',
    search: 'Search by number, unit, payer or reference',
    emptyText: 'A payment settles what is open in the order of the payment policy.',
    creditKept: '{amount} kept as credit',
  },
  es: {
    title: 'Pagos',
    description: 'Lo recibido de los propietarios y qué fue de ello.',
    search: 'Buscar por número, unidad, pagador o referencia',
    emptyText: 'Un pago salda lo pendiente en el orden de la política de pagos.',
    creditKept: '{amount} a favor',
  },
});
