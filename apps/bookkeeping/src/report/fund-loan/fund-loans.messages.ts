import { defineMessages, plural } from '@courtyard/common';
import { fundLoanWords } from '@courtyard/contract/bookkeeping/fund/fund-loan.words';

export const fundLoansMessages = defineMessages(
  {
    en: {
      title: 'Interfund loans',
      description:
        'Balances due between funds, with their entries. Repayments are applied to the oldest first.',
      asOf: 'As of',
      owes: '{borrower} owes {lender}',
      unsaidBorrower: 'Unspecified fund',
      unsaidLender: 'unspecified fund',
      overdue: 'Overdue',
      noDay: 'Not a reserve loan',
      entry: 'Entry',
      of: '{date}: {kind} {no}',
      more: ({ count }: { count: number }) =>
        `${plural(count, 'newer entry is', 'newer entries are')} included only in the export.`,
      repay: 'Repay',
      today: 'View today’s balance to repay',
      none: 'No interfund loans',
      noneText: 'When one fund pays for another, the loan appears here until it’s repaid.',
    },
    es: {
      title: 'Préstamos entre fondos',
      description:
        'Saldos entre fondos, con sus asientos. Las devoluciones se aplican primero a lo más antiguo.',
      asOf: 'Al',
      owes: '{borrower} debe a {lender}',
      unsaidBorrower: 'Un fondo sin especificar',
      unsaidLender: 'un fondo sin especificar',
      overdue: 'Vencido',
      noDay: 'No es de reservas',
      entry: 'Asiento',
      of: '{date}: {kind} {no}',
      more: ({ count }: { count: number }) =>
        `${plural(count, 'asiento más reciente aparece', 'asientos más recientes aparecen')} solo en la exportación.`,
      repay: 'Devolver',
      today: 'Ver el saldo de hoy para devolver',
      none: 'No hay préstamos entre fondos',
      noneText: 'Cuando un fondo paga por otro, el préstamo aparece aquí hasta que se devuelve.',
    },
  },
  fundLoanWords,
);
