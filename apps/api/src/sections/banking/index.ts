import { bankingPermissions } from '@courtyard/contract/banking/permissions';
import { readers } from '../../platform/auth/permissions/permission-table';
import { defineSection } from '../../platform/section/define-section';
import './banking.tables';
import { bankingSentences } from './banking.messages';
import { concurrentPostings, onReversal } from '../../ledger';
import { ledgerSentences } from '../../ledger/posting/ledger.messages';
import { bankAccountModule } from './bank-account/bank-account.routes';
import {
  reconciliationFileColumns,
  reconciliationHistory,
  reconciliationKinds,
} from './reconciliation/reconciliation-kinds';
import { seedReconciliations } from './reconciliation/reconciliation.demo';
import { reconciliationSentences } from './reconciliation/reconciliation.messages';
import { bankAlerts } from './reconciliation/alerts/bank-alerts';
import { reconciliationModule } from './reconciliation/reconciliation.routes';
import { transferApprovals } from './transfer/transfer-approval';
import { seedTransfers } from './transfer/transfer.demo';
import { transferSentences } from './transfer/transfer.messages';
import { transferModule } from './transfer/transfer.routes';
import { packetModule } from './packet/packet.routes';
import { packetsOfSection } from './packet/packet-section';
import { unclaimedChecks } from './bank-account/unclaimed-check/unclaimed-checks';
import { unclaimedCheckModule } from './bank-account/unclaimed-check/unclaimed-check.routes';
import { undoMovesOfVoided } from './bank-account/unclaimed-check/follow-reversal';
import { payoutModule } from './payout/payout.routes';
import { payouts } from './payout/payouts';
import { agingModule } from './report/aging/aging.routes';
import { executiveSummaryModule } from './report/executive-summary.routes';
import { generalLedgerModule } from './report/ledger/ledger.routes';
import { publishedReportModule } from './report/published/published-report.routes';
import { reportModule } from './report/report.routes';
import { savedReportModule } from './saved-report/saved-report.routes';
import { savedReportsOfSection } from './saved-report/saved-report-section';

onReversal('banking.unclaimed-checks', undoMovesOfVoided);

/** Banking & Reports. */
export const bankingSection = defineSection({
  id: 'banking',
  modules: [
    bankAccountModule,
    reconciliationModule,
    transferModule,
    unclaimedCheckModule,
    reportModule,
    generalLedgerModule,
    agingModule,
    executiveSummaryModule,
    payoutModule,
    savedReportModule,
    publishedReportModule,
    packetModule,
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
    ...savedReportsOfSection.grants,
    ...packetsOfSection.grants,
  },
  money: ['Bank Update', 'Bank Transfer Create', 'Bank Transfer Approve', 'Payout Approve', 'Payout Create'],
  concurrentChanges: concurrentPostings,
  history: {
    ...payouts.history,
    ...unclaimedChecks.history,
    ...reconciliationHistory,
    ...savedReportsOfSection.history,
    ...packetsOfSection.history,
    transfer: ['transfer.post'],
    'report-publication': ['report-publication.set'],
  },
  search: [
    ...bankAlerts.search,
    ...payouts.search,
    ...savedReportsOfSection.search,
    ...packetsOfSection.search,
  ],
  communityJobs: [...bankAlerts.communityJobs, ...savedReportsOfSection.communityJobs],
  notifications: [
    ...bankAlerts.notifications,
    ...payouts.notifications,
    ...savedReportsOfSection.notifications,
    ...packetsOfSection.notifications,
  ],
  emailChecks: savedReportsOfSection.emailChecks,
  mergedRows: [...savedReportsOfSection.mergedRows, ...packetsOfSection.mergedRows],
  jobs: packetsOfSection.jobs,
  logged: {
    ...payouts.logged,
    ...unclaimedChecks.logged,
    ...reconciliationKinds,
    ...savedReportsOfSection.logged,
    ...packetsOfSection.logged,
    transfer: {
      permission: 'Banks List View',
      name: { table: 'transfer', sql: 'transfer.number::text' },
      url: () => '/banking-reports/bank-accounts/transfers',
    },
    'report-publication': {
      permission: 'Financial Reports View',
      name: { table: 'tenant', sql: 'tenant.name' },
      url: () => '/banking-reports/saved-reports',
    },
  },
  approvals: [...transferApprovals, ...unclaimedChecks.approvals, ...payouts.approvals],
  payoutsUnderWay: payouts.payoutsUnderWay,
  tasks: [...bankAlerts.tasks, ...payouts.tasks],
  fileColumns: [...reconciliationFileColumns, ...packetsOfSection.fileColumns],
  sentences: {
    ...bankingSentences,
    ...reconciliationSentences,
    ...transferSentences,
    ...unclaimedChecks.sentences,
    ...payouts.sentences,
    ...savedReportsOfSection.sentences,
    ...packetsOfSection.sentences,
    ...ledgerSentences,
  },
  demo: [
    seedReconciliations,
    seedTransfers,
    ...payouts.demo,
    ...savedReportsOfSection.demo,
    ...packetsOfSection.demo,
  ],
});
