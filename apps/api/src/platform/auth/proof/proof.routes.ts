import { proofRoutes } from '@courtyard/contract';
import { implementStream, type Module } from '../../http/implement';
import { knownDevice } from '../sign-in/known-device';
import { prove } from './prove.service';

/** Asked again before what matters: by what the person proves that it is still them. */
export const proofModule: Module = (platform) => [
  implementStream(proofRoutes.prove, ({ tenant, caller, body, request }) => {
    const known = (email: string) => knownDevice(platform, request, email);
    return prove({ platform, tenant, caller, knownDevice: known, requestId: request.id }, body);
  }),
];
