import { budgetPermissions } from '@courtyard/contract/budget/permissions';
import { defineSection } from '../../platform/section/define-section';
import './budget.tables';
import { readers } from '../../platform/auth/permissions/permission-table';
import { budgetModule } from './budget/budget.routes';
import { seedBudgets } from './budget/budget.demo';

/** Budget & Expenses. */
export const budgetSection = defineSection({
  id: 'budget',
  modules: [budgetModule],
  permissions: budgetPermissions,
  grants: {
    'Budget List View': [...readers, 'Member'],
    'Budget Create': ['Treasurer'],
    'Budget Update': ['Treasurer'],
    'Budget Approve': ['Board Member'],
  },
  money: ['Budget Create', 'Budget Update', 'Budget Approve'],
  history: {
    budget: ['budget.create', 'budget.update', 'budget.remove'],
  },
  logged: {
    budget: {
      permission: 'Budget List View',
      name: { table: 'budget', sql: 'budget.name' },
      url: (id) => `/budget-expenses/budgets/details?id=${id}`,
    },
  },
  sentences: {
    'See budgets': 'Ver presupuestos',
    'Create budgets': 'Crear presupuestos',
    'Change, propose and delete budgets': 'Cambiar, proponer y eliminar presupuestos',
    'Adopt budgets': 'Aprobar presupuestos',
  },
  demo: [seedBudgets],
});
