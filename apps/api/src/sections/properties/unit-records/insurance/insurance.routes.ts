import { insuranceRoutes } from '@courtyard/contract/properties/unit-records/insurance/insurance';
import { implement, type Module } from '../../../../platform/http/implement';
import { todayOf } from '../../../../platform/section/call-context';
import { addPolicy, readPolicies, removePolicy, updatePolicy } from './insurance.service';
import { pageOfPolicies } from './insurance.sql';

export const insuranceModule: Module = () => [
  implement(insuranceRoutes.listPolicies, (call) =>
    pageOfPolicies(call.tx, { tenantId: call.tenant.id, query: call.query, today: todayOf(call) }),
  ),
  implement(insuranceRoutes.propertyPolicies, async (call) => ({
    data: await readPolicies(call, call.params.propertyId),
  })),
  implement(insuranceRoutes.addPolicy, async (call) => ({
    data: await addPolicy(call, call.params.propertyId, call.body),
  })),
  implement(insuranceRoutes.updatePolicy, async (call) => ({
    data: await updatePolicy(call, call.params, call.body),
  })),
  implement(insuranceRoutes.removePolicy, (call) => removePolicy(call, call.params)),
];
