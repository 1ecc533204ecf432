import { movingInRoutes } from '@courtyard/contract/bookkeeping/moving-in/moving-in';
import { implement, type Module } from '../../../platform/http/implement';
import { checkMovingIn, postMovingIn, readFile } from './moving-in.service';

export const movingInModule: Module = () => [
  implement(movingInRoutes.readMovingIn, async (call) => ({ data: await readFile(call, call.body) })),
  implement(movingInRoutes.checkMovingIn, async (call) => ({ data: await checkMovingIn(call, call.body) })),
  implement(movingInRoutes.postMovingIn, async (call) => ({ data: await postMovingIn(call, call.body) })),
];
