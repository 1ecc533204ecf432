import { call, useCommand } from '@courtyard/common';

interface Link {
  id: string;
  otherId: string;
}

export const useLinkRequest = () =>
  useCommand('service-requests', ({ id, otherId }: Link, idempotencyKey) =>
    call('PUT /api/v1/community-requests/:requestId/related/:otherId', {
      params: { requestId: id, otherId },
      idempotencyKey,
    }),
  );

export const useUnlinkRequest = () =>
  useCommand('service-requests', ({ id, otherId }: Link, idempotencyKey) =>
    call('DELETE /api/v1/community-requests/:requestId/related/:otherId', {
      params: { requestId: id, otherId },
      idempotencyKey,
    }),
  );
