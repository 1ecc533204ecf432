import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Budget & Expenses',
    description: 'What was added or changed last.',
  },
  es: {
    title: 'Presupuesto y gastos',
    description: 'Lo último que se agregó o cambió.',
  },
});
