import { defineMessages } from '@courtyard/common';

export const cardsMessages = defineMessages({
  en: {
    title: 'Bills to pay',
    all: 'All bills',
    none: 'No bills to pay.',
    owed: 'owed to vendors',
    waiting: 'Pending approval',
    overdue: 'Overdue',
    week: 'Due within 7 days',
    later: 'Due later',
    credits: 'Unused credits',
  },
  es: {
    title: 'Facturas por pagar',
    all: 'Todas las facturas recibidas',
    none: 'No hay facturas por pagar.',
    owed: 'por pagar a proveedores',
    waiting: 'Pendientes de aprobación',
    overdue: 'Vencidas',
    week: 'Vencen en 7 días',
    later: 'Vencen más adelante',
    credits: 'Abonos sin usar',
  },
});
