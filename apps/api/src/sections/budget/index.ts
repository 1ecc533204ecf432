import { budgetPermissions } from '@courtyard/contract/budget/permissions';
import { defineSection } from '../../platform/section/define-section';
import './budget.tables';
import { readers } from '../../platform/auth/permissions/permission-table';
import { budgetModule } from './budget/budget.routes';
import { budgetReportModule } from './budget-report/budget-report.routes';
import { seedBudgets } from './budget/budget.demo';
import { expenseClaims } from './expense-claim/expense-claims';
import { expenseTrackerSentences } from './expense-tracker/expense-tracker.messages';
import { expenseTrackerModule } from './expense-tracker/expense-tracker.routes';
import { budgetProposed, budgetReturned } from './budget/attention/budget-notifications';
import { budgetSentences } from './budget/budget.messages';
import { budgetTasks } from './budget/attention/budget-task';
import { budgetUrl } from './budget/attention/budget-url';

/** Budget & Expenses. */
export const budgetSection = defineSection({
  id: 'budget',
  modules: [budgetModule, budgetReportModule, expenseTrackerModule, ...expenseClaims.modules],
  permissions: budgetPermissions,
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
  },
  money: ['Budget Create', 'Budget Update', 'Budget Approve', 'Tracked Expense Create', 'Expense Approve'],
  history: {
    ...expenseClaims.history,
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
    ...expenseClaims.logged,
    budget: {
      permission: 'Budget List View',
      name: { table: 'budget', sql: 'budget.scenario' },
      url: budgetUrl,
    },
  },
  sentences: {
    ...expenseTrackerSentences,
    ...expenseClaims.sentences,
    'See expenses by category, vendor, fund and month': 'Ver gastos por categoría, proveedor, fondo y mes',
    'See every expense in the journal': 'Ver todos los gastos del diario',
    'Open an expense with its receipt and approvals': 'Abrir un gasto con su recibo y sus aprobaciones',
    'Set the accounts of expense claims and turn them into bills':
      'Asignar las cuentas de las solicitudes de reembolso y convertirlas en facturas',
    'Approve expense claims': 'Aprobar solicitudes de reembolso',
    'See budgets': 'Ver presupuestos',
    'Create budgets': 'Crear presupuestos',
    'Change, propose and delete budgets': 'Cambiar, proponer y eliminar presupuestos',
    'Adopt budgets': 'Aprobar presupuestos',
    ...budgetSentences,
  },
  filePlaces: expenseClaims.filePlaces,
  approvals: expenseClaims.approvals,
  search: expenseClaims.search,
  hasAmounts: async (tx) =>
    (await tx.selectFrom('expenseClaim').select('id').limit(1).executeTakeFirst()) !== undefined,
  mergedRows: [
    ...expenseClaims.mergedRows,
    { table: 'budget', column: 'proposed_by', fate: { stays: 'an adopted budget stays as it was recorded' } },
    { table: 'budget', column: 'adopted_by', fate: { stays: 'an adopted budget stays as it was recorded' } },
  ],
  notifications: [...expenseClaims.notifications, budgetProposed, budgetReturned],
  tasks: [...expenseClaims.tasks, budgetTasks],
  demo: [seedBudgets, ...expenseClaims.demo],
});
