import { defineMessages } from '@courtyard/common';
import { accountWords } from '@courtyard/contract/bookkeeping/account/account.words';

/** Words for accounts that every page about them uses. */
export const accountMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which account?',
      missingText: 'This address names none that is there. Choose one from the chart.',
      all: 'Chart of accounts',
      add: 'Add account',
      'types.asset': 'Assets',
      'types.liability': 'Liabilities',
      'types.fund-balance': 'Fund balances',
      'types.income': 'Income',
      'types.expense': 'Expenses',
      'types.transfer': 'Transfers between funds',
      'basis.accrual': 'Accrual',
      'basis.cash': 'Cash',
      'basis.modified-cash': 'Modified cash',
      banks: 'Bank accounts',
      anyFund: 'Any fund',
      archived: 'Archived',
    },
    es: {
      missingTitle: '¿Qué cuenta?',
      missingText: 'Esta dirección no lleva a ninguna que exista. Elija una del plan.',
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
