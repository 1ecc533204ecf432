import { budgetPermissions } from '@courtyard/contract/budget/permissions';
import { defineSection } from '../../platform/section/define-section';
import './budget.tables';
import { readers } from '../../platform/auth/permissions/permission-table';
import { budgetModule } from './budget/budget.routes';
import { budgetReportModule } from './budget-report/budget-report.routes';
import { seedBudgets } from './budget/budget.demo';
import { budgetProposed, budgetReturned } from './budget/attention/budget-notifications';
import { budgetSentences } from './budget/budget.messages';
import { budgetTasks } from './budget/attention/budget-task';
import { budgetUrl } from './budget/attention/budget-url';

/** Budget & Expenses. */
export const budgetSection = defineSection({
  id: 'budget',
  modules: [budgetModule, budgetReportModule],
  permissions: budgetPermissions,
  grants: {
    'Budget List View': [...readers, 'Member'],
    'Budget Create': ['Treasurer'],
    'Budget Update': ['Treasurer'],
    'Budget Approve': ['Board Member'],
  },
  money: ['Budget Create', 'Budget Update', 'Budget Approve'],
  history: {
    budget: [
      'budget.create',
      'budget.update',
      'budget.remove',
      'budget.propose',
      'budget.return',
      'budget.adopt',
      'budget.supersede',
    ],
  },
  logged: {
    budget: {
      permission: 'Budget List View',
      name: { table: 'budget', sql: 'budget.scenario' },
      url: budgetUrl,
    },
  },
  sentences: {
    'See budgets': 'Ver presupuestos',
    'Create budgets': 'Crear presupuestos',
    'Change, propose and delete budgets': 'Cambiar, proponer y eliminar presupuestos',
    'Adopt budgets': 'Aprobar presupuestos',
    ...budgetSentences,
  },
  mergedRows: [
    { table: 'budget', column: 'proposed_by', fate: { stays: 'an adopted budget stays as it was recorded' } },
    { table: 'budget', column: 'adopted_by', fate: { stays: 'an adopted budget stays as it was recorded' } },
  ],
  notifications: [budgetProposed, budgetReturned],
  tasks: [budgetTasks],
  demo: [seedBudgets],
});
