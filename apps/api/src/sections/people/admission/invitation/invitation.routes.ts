import { invitationRoutes } from '@courtyard/contract/people/admission/invitation/invitation';
import { invitationFileRoutes } from '@courtyard/contract/people/admission/invitation/invitation-file';
import { bulkInvitationRoutes } from '@courtyard/contract/people/admission/invitation/bulk-invitations';
import { exportList } from '../../../../platform/files/export/export-list';
import { deviceName } from '../../../../platform/auth/sign-in/device.rules';
import { placeOf } from '../../../../platform/auth/factors/passkeys/place';
import { rememberDevice } from '../../../../platform/auth/sign-in/known-device';
import { setSessionCookie } from '../../../../platform/auth/sessions/session-cookie';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { wantedLanguage } from '../../../../platform/http/language/accepted-language';
import { bulkChange } from '../../../../platform/section/bulk/bulk-change';
import { acceptInvitation, readInvitation } from './accept.service';
import { checkInvitations, inviteFromFile } from './file/invitation-file.service';
import { invitationsExport, invitationTemplate } from './file/invitations.export';
import { invite, resendInvitation, revokeInvitation } from './invitation.service';
import { pageOfInvitations } from './invitation.sql';
import { previewResend, bulkResend } from './resend-many';

export const invitationModule: Module = (platform) => [
  implement(invitationRoutes.listInvitations, (call) => pageOfInvitations(call, call.query)),
  implementStream(invitationRoutes.exportInvitations, (call) =>
    exportList(call, invitationsExport(call.query)),
  ),
  implementStream(invitationFileRoutes.invitationTemplate, (call) => exportList(call, invitationTemplate)),
  implement(invitationFileRoutes.checkInvitationFile, async (call) => ({
    data: await checkInvitations(call, call.body.fileId),
  })),
  implement(invitationFileRoutes.inviteFromFile, async (call) => ({
    data: await inviteFromFile(call, call.body),
  })),
  implement(invitationRoutes.invite, async (call) => ({ data: await invite(call, call.body) })),
  implement(invitationRoutes.resendInvitation, async (call) => ({
    data: await resendInvitation(call, { id: call.params.invitationId, ...call.body }),
  })),
  implement(bulkInvitationRoutes.previewResend, async (call) => ({
    data: await previewResend(call, call.body.chosen),
  })),
  implement(bulkInvitationRoutes.resendInvitations, async (call) => ({
    data: await bulkChange(call, bulkResend, call.body.chosen, {}),
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
      place: placeOf(platform, request),
      language: wantedLanguage(request.headers['accept-language']),
    });
    setSessionCookie(platform, reply, user.token);
    rememberDevice(platform, reply, user.email);
    return { data: user };
  }),
];
