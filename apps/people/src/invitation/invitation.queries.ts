import { call, defineResource, useCommand } from '@courtyard/common';
import type { InvitationInput } from '@courtyard/contract/people/invitation/invitation';

export const invitationsPath = '/people/invitations';

export const invitations = defineResource({
  section: 'people',
  key: 'invitations',
  list: 'GET /api/v1/invitations',
});

export const useInvite = () =>
  useCommand('people', async (body: InvitationInput, idempotencyKey) => {
    const answer = await call('POST /api/v1/invitations', { body, idempotencyKey });
    return answer.data;
  });

/** Sends an invitation again or takes it back; `version` is the one on screen. */
export const useAnswerInvitation = () =>
  useCommand(
    'people',
    async (values: { id: string; version: number; act: 'resend' | 'revoke' }, idempotencyKey) => {
      const { id: invitationId, version, act } = values;
      const answer = await call(`POST /api/v1/invitations/:invitationId/${act}`, {
        params: { invitationId },
        body: { version },
        idempotencyKey,
      });
      return answer.data;
    },
  );
