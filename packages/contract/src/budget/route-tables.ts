// Every table of routes of the section: the list that a new one joins.
export { budgetRoutes } from './budget/budget-routes';
export { budgetReportRoutes } from './budget-report/budget-report';
