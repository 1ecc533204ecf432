import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Journal entries',
    description:
      'Everything that was posted, by number. Nothing of it is ever changed: what was wrong is reversed.',
    search: 'Search by number, memo or person',
    emptyText: 'Entries come from invoices, payments and bills, and from you.',
    recurring: 'Recurring entries',
    hledger: 'Journal for hledger',
    beancount: 'Journal for Beancount',
    books: 'For other programs',
    booksFailed: 'The journal could not be saved',
  },
  es: {
    title: 'Asientos contables',
    description: 'Todo lo registrado, por número. Nada de ello se cambia nunca: lo que estuvo mal se anula.',
    search: 'Buscar por número, concepto o persona',
    emptyText: 'Los asientos vienen de facturas y pagos, y de usted.',
    recurring: 'Asientos periódicos',
    hledger: 'Diario para hledger',
    beancount: 'Diario para Beancount',
    books: 'Para otros programas',
    booksFailed: 'No se pudo guardar el diario',
  },
});
