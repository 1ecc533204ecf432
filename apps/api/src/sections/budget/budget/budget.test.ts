import { withApp } from '../../../testing';
import { testResource } from '../../../testing/calls/test-resource';

testResource({
  app: withApp(),
  path: '/api/v1/budgets',
  param: 'budgetId',
  kind: 'budget',
  input: (name) => ({ name }),
  change: { status: 'inactive', notes: 'Asked the office about it.' },
  reader: 'board',
  stranger: 'vendor',
  hasFiles: true,
});
