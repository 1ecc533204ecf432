import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Bookkeeping',
    description: 'Accounts, funds, and the services and items you bill and buy.',
    allAccounts: 'All accounts',
    cashTitle: 'Cash by fund',
    cash: 'Bank balances plus undeposited funds',
    cashSince: 'Bank balances plus undeposited funds, with the change since {day}',
    cashOf: 'Cash, {fund}',
    allFunds: 'All funds',
    noChart: 'No chart of accounts yet. Start with a standard HOA chart.',
    nothing: 'No access',
    nothingText: 'Your role doesn’t include the books.',
  },
  es: {
    title: 'Libros contables',
    description: 'Cuentas, fondos, y los servicios y artículos que se cobran y se compran.',
    allAccounts: 'Todas las cuentas',
    cashTitle: 'Efectivo por fondo',
    cash: 'Saldos bancarios más fondos por depositar',
    cashSince: 'Saldos bancarios más fondos por depositar, con el cambio desde el {day}',
    cashOf: 'Efectivo, {fund}',
    allFunds: 'Todos los fondos',
    noChart: 'Aún no hay plan de cuentas. Empiece con un plan estándar.',
    nothing: 'Sin acceso',
    nothingText: 'Su rol no incluye los libros.',
  },
});
