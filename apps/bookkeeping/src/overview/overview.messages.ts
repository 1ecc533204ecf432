import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Bookkeeping',
    description: 'The accounts and funds of the community, and what it bills and buys.',
    chart: 'Chart of accounts',
    allAccounts: 'All accounts',
    cashTitle: 'Cash by fund',
    cash: 'In the bank, or received and not deposited yet',
    noChart: 'There is no chart of accounts yet. It begins with the funds and accounts of an association.',
    nothing: 'Nothing to see here',
    nothingText: 'Who keeps the roles can let you see the accounts.',
  },
  es: {
    title: 'Libros contables',
    description: 'Las cuentas y los fondos de la comunidad, y lo que cobra y compra.',
    chart: 'Plan de cuentas',
    allAccounts: 'Todas las cuentas',
    cashTitle: 'Efectivo por fondo',
    cash: 'En el banco, o recibido y aún no depositado',
    noChart: 'Aún no hay plan de cuentas. Empieza con los fondos y cuentas de una asociación.',
    nothing: 'Aquí no hay nada que ver',
    nothingText: 'Quien lleva los roles puede dejarle ver las cuentas.',
  },
});
