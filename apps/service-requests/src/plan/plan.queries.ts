import { defineResource } from '@courtyard/common';

export const servicePlans = defineResource({
  section: 'service-requests',
  key: 'service-plans',
  one: 'GET /api/v1/service-plans/:planId',
  create: 'POST /api/v1/service-plans',
  update: 'PUT /api/v1/service-plans/:planId',
  history: 'GET /api/v1/service-plans/:planId/history',
});

/** All plans, or those of an asset or a common area. */
export const useServicePlans = (about: { assetId?: string; areaId?: string } = {}) =>
  servicePlans.useRead('GET /api/v1/service-plans', { query: about });
