import { defineMessages } from '@courtyard/common';
import { accountWords } from '@courtyard/contract/bookkeeping/account/account.words';

/** Words for accounts that every page about them uses. */
export const accountMessages = defineMessages(
  {
    en: {
      missingTitle: 'Account not found',
      missingText: 'The link may be wrong. Choose an account from the chart.',
      all: 'Chart of accounts',
      add: 'Add account',
      'types.asset': 'Assets',
      'types.liability': 'Liabilities',
      'types.fund-balance': 'Fund balances',
      'types.income': 'Income',
      'types.expense': 'Expenses',
      'types.transfer': 'Interfund transfers',
      'basis.accrual': 'Accrual',
      'basis.cash': 'Cash',
      'basis.modified-cash': 'Modified cash',
      banks: 'Bank accounts',
      anyFund: 'Any fund',
      archived: 'Archived',
    },
    es: {
      missingTitle: 'No se encontró la cuenta',
      missingText: 'El enlace puede ser incorrecto. Elija una cuenta del plan.',
      all: 'Plan de cuentas',
      add: 'Agregar cuenta',
      'types.asset': 'Activos',
      'types.liability': 'Pasivos',
      'types.fund-balance': 'Saldos de fondos',
      'types.income': 'Ingresos',
      'types.expense': 'Gastos',
      'types.transfer': 'Traspasos entre fondos',
      'basis.accrual': 'Devengado',
      'basis.cash': 'Caja',
      'basis.modified-cash': 'Caja modificada',
      banks: 'Cuentas bancarias',
      anyFund: 'Cualquier fondo',
      archived: 'Archivada',
    },
  },
  accountWords,
);
