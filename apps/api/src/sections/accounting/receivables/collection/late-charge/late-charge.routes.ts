import { lateChargeRoutes } from '@courtyard/contract/accounting/receivables/collection/late-charge';
import { implement, type Module } from '../../../../../platform/http/implement';
import { listLatePolicies, previewLateCharges, setLatePolicy } from './late-charge-policy.service';

export const lateChargeModule: Module = () => [
  implement(lateChargeRoutes.listLateChargePolicies, listLatePolicies),
  implement(lateChargeRoutes.previewLateCharges, async (call) => ({
    data: await previewLateCharges(call, call.body),
  })),
  implement(lateChargeRoutes.setLateChargePolicy, async (call) => ({
    data: await setLatePolicy(call, call.body),
  })),
];
