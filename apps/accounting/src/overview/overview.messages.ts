import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Accounting',
    description: 'Receivables and payables at a glance.',
    ownDescription: 'Your balance and upcoming charges.',
  },
  es: {
    title: 'Contabilidad',
    description: 'Cuentas por cobrar y por pagar de un vistazo.',
    ownDescription: 'Su saldo y los próximos cargos.',
  },
});
