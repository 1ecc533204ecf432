import { openingRoutes } from '@courtyard/contract/bookkeeping/opening/opening';
import { implement, type Module } from '../../../platform/http/implement';
import { getOpening, postOpening, previewOpening, reverseOpening } from './opening.service';

export const openingModule: Module = () => [
  implement(openingRoutes.getOpening, async (call) => ({ data: await getOpening(call) })),
  implement(openingRoutes.previewOpening, async (call) => ({ data: await previewOpening(call, call.body) })),
  implement(openingRoutes.postOpening, async (call) => ({ data: await postOpening(call, call.body) })),
  implement(openingRoutes.reverseOpening, async (call) => ({
    data: await reverseOpening(call, call.params.entryId, call.body),
  })),
];
