import { defineResource } from '@courtyard/common';

/** Holds, payment plans and former owners of a unit, by the unit. */
export const collections = defineResource({
  section: 'accounting',
  key: 'collection',
  one: 'GET /api/v1/properties/:propertyId/collection',
});

export const useHoldCollection = (propertyId: string) =>
  collections.useWrite('POST /api/v1/properties/:propertyId/collection-holds', propertyId);
export const useEndHold = (holdId: string) =>
  collections.useWrite('POST /api/v1/collection-holds/:collectionHoldId/end', holdId);
export const useAgreePlan = (propertyId: string) =>
  collections.useWrite('POST /api/v1/properties/:propertyId/payment-plans', propertyId);
export const useEndPlan = (planId: string) =>
  collections.useWrite('POST /api/v1/payment-plans/:paymentPlanId/end', planId);
