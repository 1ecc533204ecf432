import { budgetPermissions } from '@courtyard/contract/budget/permissions';
import { defineSection } from '../../platform/section/define-section';
import './budget.tables';
import { readers } from '../../platform/auth/permissions/permission-table';
import { budgetModule } from './budget/budget.routes';
import { budgetToDateModule } from './budget-to-date/budget-to-date.routes';
import { seedBudgets } from './budget/budget.demo';
import { duesConfirmed, duesProposed, duesReturned } from './dues-plan/alerts/dues-notifications';
import { duesSearch } from './dues-plan/alerts/dues-search';
import { duesTasks } from './dues-plan/alerts/dues-task';
import { duesUrl } from './dues-plan/alerts/dues-url';
import { seedDuesPlan } from './dues-plan/dues-plan.demo';
import { duesPlanSentences } from './dues-plan/dues-plan.messages';
import { duesPlanModule } from './dues-plan/dues-plan.routes';
import { ledgerSentences } from '../../ledger/posting/ledger.messages';
import { expenseClaims } from './expense-claim/expense-claims';
import { expenseTrackerSentences } from './expense-tracker/expense-tracker.messages';
import { expenseTrackerModule } from './expense-tracker/expense-tracker.routes';
import { budgetAdopted, budgetProposed, budgetReturned } from './budget/alerts/budget-notifications';
import { budgetSentences } from './budget/budget.messages';
import { budgetSearch } from './budget/alerts/budget-search';
import { budgetTasks } from './budget/alerts/budget-task';
import { lineFileColumns } from './line-file/line-files.service';
import { budgetUrl } from './budget/alerts/budget-url';
import es from './budget.sentences.es.json';

export {
  type AdoptedBudget,
  adoptedBudgets,
  budgetYearAt,
  budgetYears,
} from './budget-to-date/adopted-budgets';

/** Budget & Expenses. */
export const budgetSection = defineSection({
  id: 'budget',
  modules: [budgetModule, budgetToDateModule, duesPlanModule, expenseTrackerModule, ...expenseClaims.modules],
  permissions: budgetPermissions,
  ownRecords: ['Expense Tracker Transactions View'],
  grants: {
    'Expense Tracker View': readers,
    'Expense Tracker Transactions View': readers,
    'Tracked Expense Details View': readers,
    'Tracked Expense Create': ['Treasurer'],
    'Expense Approve': ['Board Member'],
    'Budget List View': [...readers, 'Member'],
    'Budget Create': ['Treasurer'],
    'Budget Update': ['Treasurer'],
    'Budget Approve': ['Board Member'],
    'Dues Plan View': readers,
    'Dues Plan Update': ['Treasurer'],
    'Dues Plan Approve': ['Board Member'],
  },
  money: [
    'Budget Create',
    'Budget Update',
    'Budget Approve',
    'Dues Plan Update',
    'Dues Plan Approve',
    'Tracked Expense Create',
    'Expense Approve',
  ],
  history: {
    ...expenseClaims.history,
    budget: [
      'budget.create',
      'budget.update',
      'budget.attach',
      'budget.detach',
      'budget.remove',
      'budget.propose',
      'budget.return',
      'budget.adopt',
      'budget.supersede',
    ],
    // The dues of a budget are one record under its id, whichever version.
    'dues-plan': [
      'dues-plan.create',
      'dues-plan.update',
      'dues-plan.remove',
      'dues-plan.propose',
      'dues-plan.return',
      'dues-plan.confirm',
      'dues-plan.supersede',
      'dues-plan.undo',
      'dues-plan.restore',
    ],
  },
  logged: {
    ...expenseClaims.logged,
    budget: {
      permission: 'Budget List View',
      name: { table: 'budget', sql: 'budget.scenario' },
      url: budgetUrl,
    },
    'dues-plan': {
      permission: 'Dues Plan View',
      name: { table: 'budget', sql: 'budget.scenario' },
      url: duesUrl,
    },
  },
  sentences: {
    ...ledgerSentences,
    ...expenseTrackerSentences,
    ...expenseClaims.sentences,
    ...es,
    ...budgetSentences,
    ...duesPlanSentences,
  },
  fileColumns: [...lineFileColumns, ...expenseClaims.fileColumns],
  approvals: expenseClaims.approvals,
  search: [budgetSearch, duesSearch, ...expenseClaims.search],
  hasAmounts: async (tx) =>
    (await tx.selectFrom('expenseClaim').select('id').limit(1).executeTakeFirst()) !== undefined,
  mergedRows: [
    ...expenseClaims.mergedRows,
    { table: 'budget', column: 'proposed_by', fate: { stays: 'an adopted budget stays as it was recorded' } },
    { table: 'budget', column: 'adopted_by', fate: { stays: 'an adopted budget stays as it was recorded' } },
    {
      table: 'dues_plan',
      column: 'proposed_by',
      fate: { stays: 'a confirmed plan stays as it was recorded' },
    },
    {
      table: 'dues_plan',
      column: 'confirmed_by',
      fate: { stays: 'a confirmed plan stays as it was recorded' },
    },
  ],
  notifications: [
    ...expenseClaims.notifications,
    budgetProposed,
    budgetReturned,
    budgetAdopted,
    duesProposed,
    duesReturned,
    duesConfirmed,
  ],
  sourcesPaid: expenseClaims.sourcesPaid,
  tasks: [...expenseClaims.tasks, budgetTasks, duesTasks],
  demo: [seedBudgets, seedDuesPlan, ...expenseClaims.demo],
});
