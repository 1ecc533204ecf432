import { defineMessages } from '@courtyard/common';

export const trialBalanceMessages = defineMessages({
  en: {
    title: 'Trial balance',
    description: 'Account balances by fund as of a date. Select a figure to open its register.',
    asOf: '{basis}, as of {day}',
    account: 'Account',
    debit: 'Debit',
    credit: 'Credit',
    total: 'Total debits and credits',
    even: 'Debits equal credits in each fund.',
    uneven: 'Debits don’t equal credits. Verify the ledger.',
    none: 'No balances on this date',
    noneText: 'Choose a later date, or enter opening balances.',
  },
  es: {
    title: 'Balance de comprobación',
    description:
      'Saldos de las cuentas por fondo a una fecha. Seleccione una cifra para abrir su libro mayor.',
    asOf: '{basis}, al {day}',
    account: 'Cuenta',
    debit: 'Debe',
    credit: 'Haber',
    total: 'Total del debe y del haber',
    even: 'El debe y el haber cuadran en cada fondo.',
    uneven: 'El debe y el haber no cuadran. Verifique los libros.',
    none: 'Sin saldos en esta fecha',
    noneText: 'Elija una fecha posterior o ingrese los saldos iniciales.',
  },
});
