import { defineMessages, plural } from '@courtyard/common';
import { fundLoanWords } from '@courtyard/contract/bookkeeping/fund/fund-loan.words';

export const fundLoansMessages = defineMessages(
  {
    en: {
      title: 'Loans between funds',
      description:
        'What funds owe each other, with the entries that it is made of. What is repaid is taken from the oldest first.',
      asOf: 'As of',
      owes: '{borrower} owes {lender}',
      unsaidBorrower: 'A fund that the entries do not name',
      unsaidLender: 'a fund that the entries do not name',
      overdue: 'Overdue',
      noDay: 'Not from a reserve',
      entry: 'Entry',
      of: '{date}: {kind} {no}',
      more: ({ count }: { count: number }) =>
        `${plural(count, 'newer entry is', 'newer entries are')} in the file only.`,
      repay: 'Repay',
      today: 'See today, to repay',
      none: 'Funds owe each other nothing',
      noneText: 'What one fund pays for another shows here until it is repaid.',
    },
    es: {
      title: 'Préstamos entre fondos',
      description:
        'Lo que los fondos se deben, con los asientos de que se compone. Lo devuelto reduce primero lo más antiguo.',
      asOf: 'A fecha de',
      owes: '{borrower} debe a {lender}',
      unsaidBorrower: 'Un fondo que los asientos no dicen',
      unsaidLender: 'un fondo que los asientos no dicen',
      overdue: 'Vencido',
      noDay: 'No es de una reserva',
      entry: 'Asiento',
      of: '{date}: {kind} {no}',
      more: ({ count }: { count: number }) =>
        `${plural(count, 'asiento más reciente está', 'asientos más recientes están')} solo en el archivo.`,
      repay: 'Devolver',
      today: 'Ver hoy, para devolver',
      none: 'Los fondos no se deben nada',
      noneText: 'Lo que un fondo paga por otro está aquí hasta que se devuelve.',
    },
  },
  fundLoanWords,
);
