import { invitationRoutes } from '@courtyard/contract/people/invitation/invitation';
import { deviceName } from '../../../platform/auth/sign-in/device.rules';
import { rememberDevice } from '../../../platform/auth/sign-in/known-device';
import { setSessionCookie } from '../../../platform/auth/sessions/session-cookie';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { wantedLanguage } from '../../../platform/http/language/accepted-language';
import { acceptInvitation, readInvitation } from './accept.service';
import { invite, resendInvitation, revokeInvitation } from './invitation.service';
import { pageOfInvitations } from './invitation.sql';

export const invitationModule: Module = (platform) => [
  implement(invitationRoutes.listInvitations, (call) => pageOfInvitations(call, call.query)),
  implement(invitationRoutes.invite, async (call) => ({ data: await invite(call, call.body) })),
  implement(invitationRoutes.resendInvitation, async (call) => ({
    data: await resendInvitation(call, { id: call.params.invitationId, ...call.body }),
  })),
  implement(invitationRoutes.revokeInvitation, async (call) => ({
    data: await revokeInvitation(call, { id: call.params.invitationId, ...call.body }),
  })),

  implementStream(invitationRoutes.readInvitation, async ({ tenant, body, request }) => ({
    data: await readInvitation(platform, tenant, { ...body, address: request.ip }),
  })),
  // Checking a password takes 30 ms: no connection is held meanwhile.
  implementStream(invitationRoutes.acceptInvitation, async ({ tenant, body, request, reply }) => {
    const user = await acceptInvitation(platform, tenant, {
      ...body,
      address: request.ip,
      requestId: request.id,
      device: deviceName(request.headers['user-agent']),
      language: wantedLanguage(request.headers['accept-language']),
    });
    setSessionCookie(platform, reply, user.token);
    rememberDevice(platform, reply, user.email);
    return { data: user };
  }),
];
