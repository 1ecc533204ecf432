import { call, defineResource, useCommand } from '@courtyard/common';
import { useQuery } from '@tanstack/react-query';

export const outbox = defineResource({
  section: 'operations',
  key: 'outbox',
  list: 'GET /api/v1/shell/outbox',
  one: 'GET /api/v1/shell/outbox/:mailId',
});

/** Letters go out one by one, in silence: what is on screen is asked for again. */
const lookAgainMs = 15_000;

export function useMailTransport() {
  return useQuery({
    queryKey: ['operations', 'mail-transport'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/mail-transport', { signal })).data,
    refetchInterval: lookAgainMs,
  });
}

export const useSendTest = () =>
  useCommand('operations', (_: null, idempotencyKey) =>
    call('POST /api/v1/shell/mail-transport/test', { idempotencyKey }),
  );

export const useConfirmCopy = () =>
  useCommand('operations', (_: null, idempotencyKey) =>
    call('POST /api/v1/shell/mail-transport/confirm', { idempotencyKey }),
  );

const whileUnderWayMs = 700;

/** What becomes of a letter, until the server has answered. */
export function useFollowMail(mailId: string) {
  return useQuery({
    queryKey: ['operations', 'outbox', 'followed', mailId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/shell/outbox/:mailId', { params: { mailId }, signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.status === 'queued' || !state.data ? whileUnderWayMs : false,
  });
}

/** Has one sent again, or all that failed where none is named. */
export const useSendAgain = () =>
  useCommand('operations', async (mailId: string | null, idempotencyKey) => {
    if (mailId === null) return (await call('POST /api/v1/shell/outbox/retry', { idempotencyKey })).data;
    await call('POST /api/v1/shell/outbox/:mailId/retry', { params: { mailId }, idempotencyKey });
    return { count: 1 };
  });
