import { bankingPermissions } from '@courtyard/contract/banking/permissions';
import { readers } from '../../platform/auth/permissions/permission-table';
import { defineSection } from '../../platform/section/define-section';
import { bankAccountModule } from './bank-account/bank-account.routes';
import { agingModule } from './report/aging/aging.routes';
import { executiveSummaryModule } from './report/executive-summary';
import { generalLedgerModule } from './report/ledger/ledger.routes';
import { reportModule } from './report/report.routes';

/** Banking & Reports. */
export const bankingSection = defineSection({
  id: 'banking',
  modules: [bankAccountModule, reportModule, generalLedgerModule, agingModule, executiveSummaryModule],
  permissions: bankingPermissions,
  grants: {
    'Banks List View': readers,
    'Financial Reports View': readers,
  },
  history: {},
  sentences: {
    'See bank accounts with their balances in the books and at the bank':
      'Ver las cuentas bancarias con sus saldos en los libros y en el banco',
    'See financial reports and the general ledger': 'Ver los informes financieros y el libro mayor',
    'Choose a date before the date of the balance sheet.':
      'Elija una fecha anterior a la del balance general.',
    'The last day is before the first. Choose a later one.':
      'El último día es anterior al primero. Elija uno posterior.',
    'Choose a period of at most {1} months to see it by month.':
      'Elija un período de {1} meses como máximo para verlo por mes.',
    'Fund not found. Choose another one.': 'Fondo no encontrado. Elija otro.',
  },
});
