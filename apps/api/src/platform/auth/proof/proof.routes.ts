import { proofRoutes } from '@courtyard/contract';
import { implementStream, type Module } from '../../http/implement';
import { knownDevice } from '../sign-in/known-device';
import { placeOf } from '../factors/passkeys/place';
import { offerProof, prove } from './prove.service';

/** Asked again before what matters: by what the person proves that it is still them. */
export const proofModule: Module = (platform) => [
  implementStream(proofRoutes.beginPasskeyProof, async ({ tenant, caller, request }) => ({
    data: await offerProof(platform, { tenant, caller, place: placeOf(platform, request) }),
  })),
  implementStream(proofRoutes.prove, ({ tenant, caller, body, request }) => {
    const known = (email: string) => knownDevice(platform, request, email);
    const place = placeOf(platform, request);
    return prove({ platform, tenant, caller, knownDevice: known, requestId: request.id, place }, body);
  }),
];
