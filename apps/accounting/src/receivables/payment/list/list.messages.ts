import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Payments',
    description: 'Payments received from owners and how they were applied.',
    search: 'Search by number, unit, payer or reference',
    emptyText: 'Payments are applied to open charges in the payment policy order.',
    creditKept: '{amount} held as credit',
  },
  es: {
    title: 'Pagos',
    description: 'Pagos recibidos de los propietarios y cómo se aplicaron.',
    search: 'Buscar por número, unidad, pagador o referencia',
    emptyText: 'Los pagos se aplican a los cargos pendientes según la política de pagos.',
    creditKept: '{amount} a favor',
  },
});
