import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Journal entries',
    description: 'All posted entries, by number. Corrections are made by reversal.',
    search: 'Search by number, memo or name',
    emptyText: 'Invoices, payments and bills post entries automatically. You can also post your own.',
    recurring: 'Recurring entries',
    hledger: 'Journal for hledger',
    beancount: 'Journal for Beancount',
    books: 'Other programs',
    booksFailed: 'Couldn’t download the journal',
  },
  es: {
    title: 'Asientos contables',
    description: 'Todos los asientos registrados, por número. Se corrigen mediante anulación.',
    search: 'Buscar por número, concepto o nombre',
    emptyText:
      'Las facturas y los pagos generan asientos automáticamente. También puede registrar los suyos.',
    recurring: 'Asientos periódicos',
    hledger: 'Diario para hledger',
    beancount: 'Diario para Beancount',
    books: 'Otros programas',
    booksFailed: 'No se pudo descargar el diario',
  },
});
