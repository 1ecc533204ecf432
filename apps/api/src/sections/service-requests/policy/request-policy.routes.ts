import { requestPolicyRoutes } from '@courtyard/contract/service-requests/policy/request-policy';
import { implement, type Module } from '../../../platform/http/implement';
import { policyOf, setPolicy } from './request-policy.service';

export const requestPolicyModule: Module = () => [
  implement(requestPolicyRoutes.getRequestPolicy, async (call) => ({ data: await policyOf(call) })),
  implement(requestPolicyRoutes.setRequestPolicy, async (call) => ({
    data: await setPolicy(call, call.body),
  })),
];
