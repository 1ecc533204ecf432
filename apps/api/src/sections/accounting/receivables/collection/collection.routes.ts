import { collectionRoutes } from '@courtyard/contract/accounting/receivables/collection/collection';
import { implement, type Module } from '../../../../platform/http/implement';
import { agreePlan, endHold, endPlan, holdCollection, unitCollection } from './collection.service';

export const collectionModule: Module = () => [
  implement(collectionRoutes.unitCollection, async (call) => ({
    data: await unitCollection(call, call.params.propertyId),
  })),
  implement(collectionRoutes.holdCollection, async (call) => ({
    data: await holdCollection(call, call.params.propertyId, call.body),
  })),
  implement(collectionRoutes.endCollectionHold, async (call) => ({
    data: await endHold(call, call.params.collectionHoldId, call.body),
  })),
  implement(collectionRoutes.agreePaymentPlan, async (call) => ({
    data: await agreePlan(call, call.params.propertyId, call.body),
  })),
  implement(collectionRoutes.endPaymentPlan, async (call) => ({
    data: await endPlan(call, call.params.paymentPlanId, call.body),
  })),
];
