import { factorRoutes, type SessionUser } from '@courtyard/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { implementStream, type Module } from '../../http/implement';
import { wantedLanguage } from '../../http/language/accepted-language';
import type { Tenant } from '../../tenancy/tenant';
import type { Caller } from '../sessions/caller';
import { setSessionCookie } from '../sessions/session-cookie';
import { endReplacedSession } from '../sessions/end-sessions.service';
import { deviceName } from '../sign-in/device.rules';
import { knownDevice, rememberDevice } from '../sign-in/known-device';
import { offerPasskeyStep, takeSecondStep } from '../sign-in/second-step.service';
import { addPasskey, offerPasskey, removePasskey, renamePasskey } from './passkeys/passkeys.service';
import { placeOf } from './passkeys/place';
import { offerSignIn, signInByPasskey } from './passkeys/sign-in-by-passkey.service';
import { confirmTotp, factorsOf, offerTotp, remakeCodes, removeTotp } from './factors.service';

/** What a person signs in with besides the password. Of the identity, so in no transaction that is fenced to a community. */
export const factorsModule: Module = (platform) => {
  const callOf = ({
    tenant,
    caller,
    request,
  }: {
    tenant: Tenant;
    caller: Caller;
    request: FastifyRequest;
  }) => ({
    platform,
    tenant,
    caller,
    requestId: request.id,
  });
  const comingFrom = (request: FastifyRequest) => ({
    address: request.ip,
    device: deviceName(request.headers['user-agent']),
    language: wantedLanguage(request.headers['accept-language']),
    knownDevice: (email: string) => knownDevice(platform, request, email),
    requestId: request.id,
  });
  const letIn = (reply: FastifyReply, user: SessionUser): SessionUser => {
    setSessionCookie(platform, reply, user.token);
    rememberDevice(platform, reply, user.email);
    return user;
  };
  return [
    implementStream(factorRoutes.getFactors, async (call) => ({
      data: await factorsOf(callOf(call), placeOf(platform, call.request).host),
    })),
    implementStream(factorRoutes.beginTotp, async (call) => ({ data: await offerTotp(callOf(call)) })),
    implementStream(factorRoutes.confirmTotp, async (call) => ({
      data: { recoveryCodes: await confirmTotp(callOf(call), call.body.code) },
    })),
    implementStream(factorRoutes.removeTotp, (call) => removeTotp(callOf(call))),
    implementStream(factorRoutes.renewRecoveryCodes, async (call) => ({
      data: { recoveryCodes: await remakeCodes(callOf(call)) },
    })),

    implementStream(factorRoutes.beginPasskey, async (call) => ({
      data: await offerPasskey(callOf(call), placeOf(platform, call.request)),
    })),
    implementStream(factorRoutes.addPasskey, async (call) => ({
      data: await addPasskey(callOf(call), { ...call.body, place: placeOf(platform, call.request) }),
    })),
    implementStream(factorRoutes.renamePasskey, (call) =>
      renamePasskey(callOf(call), call.params.passkeyId, call.body.name),
    ),
    implementStream(factorRoutes.removePasskey, (call) => removePasskey(callOf(call), call.params.passkeyId)),

    implementStream(factorRoutes.signInSecondStep, async ({ tenant, body, request, reply }) => {
      const { challenge, code } = body;
      const step = { challenge, proof: { way: 'code', code }, ...comingFrom(request) } as const;
      return { data: letIn(reply, await takeSecondStep(platform, tenant, step)) };
    }),
    implementStream(factorRoutes.beginPasskeyStep, async ({ tenant, body, request }) => ({
      data: await offerPasskeyStep(platform, tenant, {
        challenge: body.challenge,
        address: request.ip,
        place: placeOf(platform, request),
      }),
    })),
    implementStream(factorRoutes.passkeySecondStep, async ({ tenant, body, request, reply }) => {
      const { challenge, passkey } = body;
      const proof = { way: 'passkey', passkey, place: placeOf(platform, request) } as const;
      const step = { challenge, proof, ...comingFrom(request) };
      return { data: letIn(reply, await takeSecondStep(platform, tenant, step)) };
    }),

    implementStream(factorRoutes.beginPasskeySignIn, async ({ tenant, request }) => ({
      data: await offerSignIn(platform, tenant, { place: placeOf(platform, request), address: request.ip }),
    })),
    implementStream(factorRoutes.signInByPasskey, async ({ tenant, body, request, reply }) => {
      const { address, device, language } = comingFrom(request);
      const user = await signInByPasskey(platform, tenant, {
        passkey: body.passkey,
        place: placeOf(platform, request),
        address,
        device,
        language,
      });
      await endReplacedSession(platform, tenant, request);
      return { data: letIn(reply, user) };
    }),
  ];
};
