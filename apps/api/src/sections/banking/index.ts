import { bankingPermissions } from '@courtyard/contract/banking/permissions';
import { readers } from '../../platform/auth/permissions/permission-table';
import { defineSection } from '../../platform/section/define-section';
import './banking.tables';
import { bankingSentences } from './banking.messages';
import { concurrentPostings } from '../../ledger';
import { ledgerSentences } from '../../ledger/posting/ledger.messages';
import { bankAccountModule } from './bank-account/bank-account.routes';
import {
  reconciliationFilePlaces,
  reconciliationHistory,
  reconciliationKinds,
} from './reconciliation/reconciliation-kinds';
import { seedReconciliations } from './reconciliation/reconciliation.demo';
import { reconciliationSentences } from './reconciliation/reconciliation.messages';
import { reconciliationModule } from './reconciliation/reconciliation.routes';
import { transferApprovals } from './transfer/transfer-approval';
import { transferSentences } from './transfer/transfer.messages';
import { transferModule } from './transfer/transfer.routes';
import { payoutModule } from './payout/payout.routes';
import { payouts } from './payout/payouts';
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
    transferModule,
    reportModule,
    generalLedgerModule,
    agingModule,
    executiveSummaryModule,
    payoutModule,
  ],
  permissions: bankingPermissions,
  grants: {
    'Banks List View': readers,
    'Bank Update': ['Treasurer'],
    'Bank Reconcile': ['Treasurer'],
    'Bank Transfer Create': ['Treasurer'],
    'Bank Transfer Approve': ['Board Member'],
    'Report Payouts View': readers,
    'Payout Approve': ['Board Member'],
    ...payouts.grants,
    'Financial Reports View': readers,
  },
  money: ['Bank Update', 'Bank Transfer Create', 'Bank Transfer Approve', 'Payout Approve', 'Payout Create'],
  concurrentChanges: concurrentPostings,
  history: { ...payouts.history, ...reconciliationHistory, transfer: ['transfer.post'] },
  logged: {
    ...payouts.logged,
    ...reconciliationKinds,
    transfer: {
      permission: 'Banks List View',
      name: { table: 'transfer', sql: 'transfer.number::text' },
      url: () => '/banking-reports/bank-accounts/transfers',
    },
  },
  approvals: [...transferApprovals, ...payouts.approvals],
  tasks: payouts.tasks,
  filePlaces: reconciliationFilePlaces,
  sentences: {
    ...bankingSentences,
    ...reconciliationSentences,
    ...transferSentences,
    ...payouts.sentences,
    ...ledgerSentences,
  },
  demo: [seedReconciliations, ...payouts.demo],
});
