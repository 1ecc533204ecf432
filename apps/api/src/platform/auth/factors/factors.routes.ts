import { factorRoutes } from '@courtyard/contract';
import type { FastifyRequest } from 'fastify';
import { implementStream, type Module } from '../../http/implement';
import { wantedLanguage } from '../../http/language/accepted-language';
import type { Tenant } from '../../tenancy/tenant';
import type { Caller } from '../sessions/caller';
import { setSessionCookie } from '../sessions/session-cookie';
import { deviceName } from '../sign-in/device.rules';
import { knownDevice, rememberDevice } from '../sign-in/known-device';
import { takeSecondStep } from '../sign-in/second-step.service';
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
  return [
    implementStream(factorRoutes.getFactors, async ({ caller }) => ({
      data: await factorsOf(platform, caller),
    })),
    implementStream(factorRoutes.beginTotp, async (call) => ({ data: await offerTotp(callOf(call)) })),
    implementStream(factorRoutes.confirmTotp, async (call) => ({
      data: { recoveryCodes: await confirmTotp(callOf(call), call.body.code) },
    })),
    implementStream(factorRoutes.removeTotp, (call) => removeTotp(callOf(call))),
    implementStream(factorRoutes.renewRecoveryCodes, async (call) => ({
      data: { recoveryCodes: await remakeCodes(callOf(call)) },
    })),

    implementStream(factorRoutes.signInSecondStep, async ({ tenant, body, request, reply }) => {
      const user = await takeSecondStep(platform, tenant, {
        ...body,
        address: request.ip,
        device: deviceName(request.headers['user-agent']),
        language: wantedLanguage(request.headers['accept-language']),
        knownDevice: (email) => knownDevice(platform, request, email),
        requestId: request.id,
      });
      setSessionCookie(platform, reply, user.token);
      rememberDevice(platform, reply, user.email);
      return { data: user };
    }),
  ];
};
