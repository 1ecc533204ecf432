import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Budget & Expenses',
    description: 'Expenses, reimbursements and budgets at a glance.',
    submitClaim: 'Submit claim',
  },
  es: {
    title: 'Presupuesto y gastos',
    description: 'Gastos, reembolsos y presupuestos de un vistazo.',
    submitClaim: 'Solicitar reembolso',
  },
});
