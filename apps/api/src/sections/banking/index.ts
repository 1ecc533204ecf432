import { bankingPermissions } from '@courtyard/contract/banking/permissions';
import { readers } from '../../platform/auth/permissions/permission-table';
import { defineSection } from '../../platform/section/define-section';
import './banking.tables';
import { bankingSentences } from './banking.messages';
import { bankAccountModule } from './bank-account/bank-account.routes';
import {
  reconciliationFilePlaces,
  reconciliationHistory,
  reconciliationKinds,
} from './reconciliation/reconciliation-kinds';
import { seedReconciliations } from './reconciliation/reconciliation.demo';
import { reconciliationSentences } from './reconciliation/reconciliation.messages';
import { reconciliationModule } from './reconciliation/reconciliation.routes';
import { agingModule } from './report/aging/aging.routes';
import { executiveSummaryModule } from './report/executive-summary';
import { generalLedgerModule } from './report/ledger/ledger.routes';
import { reportModule } from './report/report.routes';

/** Banking & Reports. */
export const bankingSection = defineSection({
  id: 'banking',
  modules: [
    bankAccountModule,
    reconciliationModule,
    reportModule,
    generalLedgerModule,
    agingModule,
    executiveSummaryModule,
  ],
  permissions: bankingPermissions,
  grants: {
    'Banks List View': readers,
    'Bank Update': ['Treasurer'],
    'Bank Reconcile': ['Treasurer'],
    'Report Payouts View': readers,
    'Payout Approve': ['Board Member'],
    'Financial Reports View': readers,
  },
  money: ['Bank Update', 'Payout Approve'],
  history: reconciliationHistory,
  logged: reconciliationKinds,
  filePlaces: reconciliationFilePlaces,
  sentences: { ...bankingSentences, ...reconciliationSentences },
  demo: [seedReconciliations],
});
