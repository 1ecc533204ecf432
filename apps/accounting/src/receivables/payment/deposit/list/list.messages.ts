import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Deposits',
    description: 'Payments deposited together, as they appear on the bank statement.',
    search: 'Search by number, slip or note',
    emptyText: 'Combine payments from undeposited funds into one bank deposit.',
  },
  es: {
    title: 'Depósitos',
    description: 'Pagos depositados juntos, como aparecen en el extracto bancario.',
    search: 'Buscar por número, boleta o nota',
    emptyText: 'Reúna pagos de fondos por depositar en un solo depósito bancario.',
  },
});
