import { call, type CallQuery, defineResource, useCommand } from '@courtyard/common';
import type { InvitationInput } from '@courtyard/contract/people/admission/invitation/invitation';
import { useQuery } from '@tanstack/react-query';

export const invitationsPath = '/people/invitations';

export const invitations = defineResource({
  section: 'people',
  key: 'invitations',
  list: 'GET /api/v1/invitations',
});

export type InvitationsQuery = CallQuery<'GET /api/v1/invitations'>;

export const useInvite = () =>
  useCommand('people', async (body: InvitationInput, idempotencyKey) => {
    const answer = await call('POST /api/v1/invitations', { body, idempotencyKey });
    return answer.data;
  });

/** Sends an invitation again or takes it back; `version` is the one on screen. */
export const useAnswerInvitation = () =>
  useCommand(
    'people',
    async (values: { id: string; version: number; action: 'resend' | 'revoke' }, idempotencyKey) => {
      const { id: invitationId, version, action } = values;
      const answer = await call(`POST /api/v1/invitations/:invitationId/${action}`, {
        params: { invitationId },
        body: { version },
        idempotencyKey,
      });
      return answer.data;
    },
  );

export const useBulkResend = () => invitations.useWrite('POST /api/v1/invitations/resend');

type Chosen = Parameters<ReturnType<typeof useBulkResend>['mutateAsync']>[0]['chosen'];

/** Who would get their invitation again: as it is now, each time that it is asked. */
export const useResendPreview = (chosen: Chosen) =>
  useQuery({
    queryKey: [...invitations.keys.all, 'resend-preview', chosen],
    queryFn: async ({ signal }) =>
      (await call('POST /api/v1/invitations/resend/preview', { body: { chosen }, signal })).data,
    gcTime: 0,
  });

/** What would become of each row of an uploaded file. */
export const useCheckFile = () =>
  useCommand('people', async (fileId: string, idempotencyKey) => {
    const answer = await call('POST /api/v1/invitations/check', { body: { fileId }, idempotencyKey });
    return answer.data;
  });

/** Invites every row of a checked file that can be. */
export const useInviteFromFile = () =>
  useCommand('people', async (body: { fileId: string; fingerprint: string }, idempotencyKey) => {
    const answer = await call('POST /api/v1/invitations/from-file', { body, idempotencyKey });
    return answer.data;
  });
