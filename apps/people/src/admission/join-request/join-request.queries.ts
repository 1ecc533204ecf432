import { call, defineResource, useCommand } from '@courtyard/common';
import type { Admission } from '@courtyard/contract/people/admission/admission';

export const joinRequestsPath = '/people/requests';

export const joinRequests = defineResource({
  section: 'people',
  key: 'join-requests',
  list: 'GET /api/v1/join-requests',
  one: 'GET /api/v1/join-requests/:requestId',
});

interface Answered {
  id: string;
  /** The one on screen. */
  version: number;
}

export const useApproveRequest = () =>
  useCommand('people', async ({ id: requestId, ...body }: Answered & Admission, idempotencyKey) => {
    const params = { requestId };
    const answer = await call('POST /api/v1/join-requests/:requestId/approve', {
      params,
      body,
      idempotencyKey,
    });
    return answer.data;
  });

export const useRefuseRequest = () =>
  useCommand('people', async ({ id: requestId, ...body }: Answered & { reason: string }, idempotencyKey) => {
    const params = { requestId };
    const answer = await call('POST /api/v1/join-requests/:requestId/refuse', {
      params,
      body,
      idempotencyKey,
    });
    return answer.data;
  });
