import { proofRoutes } from '@courtyard/contract';
import { implementStream, type Module } from '../../http/implement';
import { prove } from './prove.service';

/** Asked again before what matters: by what the person proves that it is still them. */
export const proofModule: Module = (platform) => [
  implementStream(proofRoutes.prove, ({ caller, body, request }) =>
    prove(platform, caller, body, { requestId: request.id }),
  ),
];
