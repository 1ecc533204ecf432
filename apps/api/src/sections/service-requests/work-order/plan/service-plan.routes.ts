import { servicePlanRoutes } from '@courtyard/contract/service-requests/service-plan/service-plan';
import { servicePlanColumns } from '@courtyard/contract/service-requests/service-plan/service-plan.columns';
import { historyOf } from '../../../../platform/audit/history.sql';
import { implement, type Module } from '../../../../platform/http/implement';
import { implementList } from '../../../../platform/section/resource/implement-resource';
import { createServicePlan, getServicePlan, updateServicePlan } from './service-plan.service';
import { servicePlanList } from './service-plans.sql';

const { listServicePlans, exportServicePlans, servicePlanValues, servicePlanTotals } = servicePlanRoutes;

export const servicePlanModule: Module = () => [
  ...implementList(
    {
      list: listServicePlans,
      export: exportServicePlans,
      values: servicePlanValues,
      totals: servicePlanTotals,
    },
    { list: servicePlanList, file: { name: 'maintenance-plans', columns: servicePlanColumns } },
  ),
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
