import { bankingPermissions } from '@courtyard/contract/banking/permissions';
import { readers } from '../../platform/auth/permissions/permission-table';
import { concurrentPostings } from '../../ledger';
import { defineSection } from '../../platform/section/define-section';
import './banking.tables';
import { bankingSentences } from './banking.messages';
import { bankAccountModule } from './bank-account/bank-account.routes';
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
    reportModule,
    generalLedgerModule,
    agingModule,
    executiveSummaryModule,
    payoutModule,
  ],
  concurrentChanges: concurrentPostings,
  permissions: bankingPermissions,
  grants: {
    'Banks List View': readers,
    'Bank Update': ['Treasurer'],
    'Report Payouts View': readers,
    'Payout Approve': ['Board Member'],
    ...payouts.grants,
    'Financial Reports View': readers,
  },
  money: ['Bank Update', 'Payout Approve', 'Payout Create'],
  history: payouts.history,
  logged: payouts.logged,
  approvals: payouts.approvals,
  tasks: payouts.tasks,
  demo: payouts.demo,
  sentences: { ...bankingSentences, ...payouts.sentences },
});
