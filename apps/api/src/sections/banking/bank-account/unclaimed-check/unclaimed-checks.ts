import { unclaimedCheckApproval } from './unclaimed-check-approval';
import { unclaimedCheckSentences } from './unclaimed-check.messages';
import { undoMoveApproval } from './undo-approval';

/** What unclaimed checks add to the section. */
export const unclaimedChecks = {
  history: {
    'unclaimed-check': ['unclaimed-check.move', 'unclaimed-check.undo'],
    'bank-setting': ['bank-setting.update'],
  },
  logged: {
    'unclaimed-check': {
      permission: 'Banks List View',
      name: { table: 'unclaimed_check', sql: 'unclaimed_check.number::text' },
      url: () => '/banking-reports/bank-accounts',
    },
    'bank-setting': {
      permission: 'Banks List View',
      name: { table: 'tenant', sql: 'tenant.name' },
      url: () => '/banking-reports/bank-accounts',
    },
  },
  approvals: [unclaimedCheckApproval, undoMoveApproval],
  sentences: unclaimedCheckSentences,
} as const;
