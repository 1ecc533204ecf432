import { servicePlanRoutes } from '@courtyard/contract/service-requests/service-plan/service-plan';
import { historyOf } from '../../../../platform/audit/history.sql';
import { implement, type Module } from '../../../../platform/http/implement';
import { createServicePlan, getServicePlan, servicePlans, updateServicePlan } from './service-plan.service';

export const servicePlanModule: Module = () => [
  implement(servicePlanRoutes.listServicePlans, async (call) => ({
    data: await servicePlans(call, call.query),
  })),
  implement(servicePlanRoutes.getServicePlan, async (call) => ({
    data: await getServicePlan(call, call.params.planId),
  })),
  implement(servicePlanRoutes.createServicePlan, async (call) => ({
    data: await createServicePlan(call, call.body),
  })),
  implement(servicePlanRoutes.updateServicePlan, async (call) => ({
    data: await updateServicePlan(call, call.params.planId, call.body),
  })),
  implement(
    servicePlanRoutes.servicePlanHistory,
    historyOf('service-plan', (call) => getServicePlan(call, call.params.planId)),
  ),
];
