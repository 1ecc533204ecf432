import { defineMessages } from '@courtyard/common';

export const cardsMessages = defineMessages({
  en: {
    title: 'Bills waiting',
    all: 'All bills',
    none: 'No bill waits.',
    owed: 'owed to vendors',
    waiting: 'To approve',
    overdue: 'Overdue',
    week: 'Due within a week',
    later: 'Due later',
    credits: 'Credits left',
  },
  es: {
    title: 'Facturas en espera',
    all: 'Todas las facturas recibidas',
    none: 'No espera ninguna factura.',
    owed: 'se debe a proveedores',
    waiting: 'Por aprobar',
    overdue: 'Vencidas',
    week: 'Vencen en una semana',
    later: 'Vencen después',
    credits: 'Abonos restantes',
  },
});
