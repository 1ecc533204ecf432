import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Deposits',
    description: 'What was brought to the bank together, as its statement shows it.',
    search: 'Search by number, slip or note',
    emptyText: 'Payments that wait in undeposited funds are gathered into one deposit.',
  },
  es: {
    title: 'Depósitos',
    description: 'Lo que se llevó al banco de una vez, como lo muestra su extracto.',
    search: 'Buscar por número, boleta o nota',
    emptyText: 'Los pagos que esperan en fondos por depositar se reúnen en un depósito.',
  },
});
