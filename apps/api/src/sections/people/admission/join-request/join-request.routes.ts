import { joinRequestRoutes } from '@courtyard/contract/people/admission/join-request/join-request';
import { implement, type Module } from '../../../../platform/http/implement';
import { approveRequest, refuseRequest } from './join-request.service';
import { getRequest, pageOfRequests } from './join-request.sql';

export const joinRequestModule: Module = () => [
  implement(joinRequestRoutes.listJoinRequests, (call) => pageOfRequests(call, call.query)),
  implement(joinRequestRoutes.getJoinRequest, async (call) => ({
    data: await getRequest(call, call.params.requestId),
  })),
  implement(joinRequestRoutes.approveJoinRequest, async (call) => ({
    data: await approveRequest(call, call.params.requestId, call.body),
  })),
  implement(joinRequestRoutes.refuseJoinRequest, async (call) => ({
    data: await refuseRequest(call, call.params.requestId, call.body),
  })),
];
