import { defineMessages } from '@courtyard/common';
import { basisWords } from '@courtyard/contract/bookkeeping/account/report-facts.words';
import { expenseWords } from '@courtyard/contract/budget/expense-tracker/expense.words';

/** Words that the pages of the expense tracker share. */
export const expenseMessages = defineMessages(
  {
    en: {
      tracker: 'Expense tracker',
      transactions: 'All transactions',
      all: 'All transactions',
      missingTitle: 'Expense not found',
      missingText: 'The link may be wrong, or the entry isn’t an expense on this basis.',
      allFunds: 'All funds',
    },
    es: {
      tracker: 'Control de gastos',
      transactions: 'Todas las transacciones',
      all: 'Todas las transacciones',
      missingTitle: 'Gasto no encontrado',
      missingText: 'El enlace puede ser incorrecto, o el asiento no es un gasto con este criterio.',
      allFunds: 'Todos los fondos',
    },
  },
  { ...expenseWords, ...basisWords },
);
