import { defineMessages } from '@courtyard/common';

export const trialBalanceMessages = defineMessages({
  en: {
    title: 'Trial balance',
    description:
      'What every account stood at, at the end of a day, fund by fund. Every figure opens its register.',
    asOf: '{basis}, at the end of {day}',
    account: 'Account',
    debit: 'Debit',
    credit: 'Credit',
    total: 'Total of debits and credits',
    even: 'Debits and credits are equal in each fund.',
    uneven: 'Debits and credits are not equal: check the books.',
    none: 'Nothing stood on any account',
    noneText: 'Choose a later day, or begin the books with opening balances.',
  },
  es: {
    title: 'Balance de comprobación',
    description:
      'Lo que había en cada cuenta al final de un día, fondo por fondo. Cada cifra abre su libro mayor.',
    asOf: '{basis}, al final del {day}',
    account: 'Cuenta',
    debit: 'Debe',
    credit: 'Haber',
    total: 'Total del debe y del haber',
    even: 'El debe y el haber son iguales en cada fondo.',
    uneven: 'El debe y el haber no son iguales: compruebe los libros.',
    none: 'No había nada en ninguna cuenta',
    noneText: 'Elija un día posterior o empiece los libros con los saldos iniciales.',
  },
});
