import { payoutApproval, batchUrl, reservePayoutApproval } from './attention/payout-approval';
import { payoutTasks } from './attention/payout-task';
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
  tasks: [payoutTasks],
  demo: [seedPayouts],
  sentences: payoutSentences,
} as const;
