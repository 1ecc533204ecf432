import { labelOf } from '@courtyard/contract/messages';
import type { SectionInput } from '../../../platform/section/define-section';
import { claimApproval } from './reviewing/claim-approval';
import { claimMessages, claimNotifications, claimUrl, notifyPaidClaims } from './alerts/claim-notifications';
import { claimSearch } from './alerts/claim-search';
import { claimTasks } from './alerts/claim-tasks';
import { seedExpenseClaims } from './demo/expense-claims.demo';
import { expenseClaimModule } from './expense-claim.routes';
import { expenseClaimSentences } from './expense-claim.messages';

/** What the section has of expense claims. */
export const expenseClaims = {
  modules: [expenseClaimModule],
  history: {
    'expense-claim': [
      'expense-claim.submit',
      'expense-claim.update',
      'expense-claim.withdraw',
      'expense-claim.review',
      'expense-claim.return',
      'expense-claim.approve',
      'expense-claim.bill',
    ],
  },
  logged: {
    'expense-claim': {
      permission: 'Expense Tracker Transactions View',
      name: { table: 'expense_claim', sql: "'#' || expense_claim.number || ' ' || expense_claim.purpose" },
      url: claimUrl,
    },
  },
  sentences: expenseClaimSentences,
  fileColumns: [
    {
      table: 'expense_claim_file',
      column: 'file_id',
      role: labelOf(claimMessages, 'receipt'),
      record: 'expense-claim',
      recordId: 'claim_id',
    },
  ],
  mergedRows: [
    {
      table: 'expense_claim',
      column: 'member_id',
      fate: { moves: {} },
      label: labelOf(claimMessages, 'claims'),
    },
  ],
  approvals: [claimApproval],
  notifications: claimNotifications,
  sourcesPaid: notifyPaidClaims,
  tasks: claimTasks,
  search: [claimSearch],
  demo: [seedExpenseClaims],
} satisfies Partial<SectionInput<'budget', string>>;
