import { defineMessages, plural } from '@courtyard/common';

export const bankAccountMessages = defineMessages({
  en: {
    title: 'Bank accounts',
    text: 'Balances in the books and at the bank, by fund.',
    all: 'View all',
    total: 'Total in the books as of {day}: {amount}. Journal number {no}.',
    fund: 'Fund',
    books: 'In the books today',
    bank: 'At the bank',
    bankOn: 'At the bank on {day}',
    booksOn: 'In the books on {day}',
    difference: 'Difference',
    noStatement: 'No statement balance imported',
    allMatched: 'All bank lines are matched.',
    unmatched: ({ count }: { count: number }) => plural(count, 'unmatched bank line', 'unmatched bank lines'),
    none: 'No bank accounts',
    noneText: 'Add an account that is used as a bank account to the chart of accounts.',
  },
  es: {
    title: 'Cuentas bancarias',
    text: 'Saldos en los libros y en el banco, por fondo.',
    all: 'Ver todas',
    total: 'Total en los libros al {day}: {amount}. Número del diario {no}.',
    fund: 'Fondo',
    books: 'En los libros hoy',
    bank: 'En el banco',
    bankOn: 'En el banco el {day}',
    booksOn: 'En los libros el {day}',
    difference: 'Diferencia',
    noStatement: 'Sin saldo de extracto importado',
    allMatched: 'Todas las líneas del banco están conciliadas.',
    unmatched: ({ count }: { count: number }) =>
      plural(count, 'línea del banco sin conciliar', 'líneas del banco sin conciliar'),
    none: 'No hay cuentas bancarias',
    noneText: 'Agregue al plan de cuentas una cuenta cuyo uso sea cuenta bancaria.',
  },
});
