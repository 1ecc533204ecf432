import { requestKindRoutes } from '@courtyard/contract/service-requests/kind/request-kind';
import { implement, type Module } from '../../../platform/http/implement';
import { updateKind } from './request-kind.service';
import { kindsOf } from './request-kind.sql';

export const requestKindModule: Module = () => [
  implement(requestKindRoutes.listRequestKinds, async (call) => ({ data: await kindsOf(call) })),
  implement(requestKindRoutes.updateRequestKind, async (call) => ({
    data: await updateKind(call, call.params.kind, call.body),
  })),
];
