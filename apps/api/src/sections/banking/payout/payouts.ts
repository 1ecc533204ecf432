import { payoutApproval, batchUrl, reservePayoutApproval } from './alerts/payout-approval';
import { payoutReleased } from './alerts/payout-notifications';
import { payoutSearch } from './alerts/payout-search';
import { payoutTasks, returnedPayoutTasks } from './alerts/payout-task';
import { billsUnderWay } from './payout-content';
import { seedPayouts } from './payout.demo';
import { payoutSentences } from './payout.messages';

/** What payouts add to the section. */
export const payouts = {
  grants: { 'Payout Create': ['Treasurer'] },
  history: {
    'payout-batch': [
      'payout-batch.create',
      'payout-batch.update',
      'payout-batch.prepare',
      'payout-batch.approve',
      'payout-batch.return',
      'payout-batch.release',
      'payout-batch.cancel',
      'payout-batch.settle',
    ],
  },
  logged: {
    'payout-batch': {
      permission: 'Report Payouts View',
      name: { table: 'payout_batch', sql: "'#' || payout_batch.number" },
      url: batchUrl,
    },
  },
  approvals: [payoutApproval, reservePayoutApproval],
  notifications: [payoutReleased],
  search: [payoutSearch],
  payoutsUnderWay: billsUnderWay,
  tasks: [payoutTasks, returnedPayoutTasks],
  demo: [seedPayouts],
  sentences: payoutSentences,
} as const;
