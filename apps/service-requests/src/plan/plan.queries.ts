import { defineResource } from '@courtyard/common';
import { planPaths } from './plan-paths';

export const servicePlans = defineResource({
  section: 'service-requests',
  key: 'service-plans',
  list: 'GET /api/v1/service-plans',
  one: 'GET /api/v1/service-plans/:planId',
  create: 'POST /api/v1/service-plans',
  update: 'PUT /api/v1/service-plans/:planId',
  history: 'GET /api/v1/service-plans/:planId/history',
});

/** From one plan of the list to the next. */
export const planPager = servicePlans.pager({
  to: (id) => planPaths.details(id),
  nameOf: ({ title }) => title,
});
