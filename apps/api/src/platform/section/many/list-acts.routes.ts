import { listActRoutes } from '@courtyard/contract';
import { implement, type Module } from '../../http/implement';
import { cancelListAct, readListAct } from './list-acts.service';

/** Acts on many rows that run by themselves. */
export const listActsModule: Module = () => [
  implement(listActRoutes.getListAct, async (call) => ({ data: await readListAct(call, call.params.actId) })),
  implement(listActRoutes.cancelListAct, async (call) => ({
    data: await cancelListAct(call, call.params.actId),
  })),
];
