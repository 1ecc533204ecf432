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
    'Budgets List View': readers,
    'Budget Update': ['Manager'],
  },
  history: {
    budget: ['budget.create', 'budget.update', 'budget.remove'],
  },
  logged: {
    budget: {
      permission: 'Budgets List View',
      name: { table: 'budget', sql: 'budget.name' },
      url: (id) => `/budget-expenses/budgets/details?id=${id}`,
    },
  },
  sentences: {
    'See the budgets': 'Ver presupuestos',
    'Add, change and remove budgets': 'Agregar, cambiar y quitar presupuestos',
  },
  demo: [seedBudgets],
});
