import { call, upload, useCommand } from '@courtyard/common';
import type { MovingInInput, MovingInKind } from '@courtyard/contract/bookkeeping/moving-in/moving-in';

interface Chosen {
  kind: MovingInKind;
  file: File;
  signal: AbortSignal;
}

/** Stores a file and reads its columns. */
export const useReadFile = () =>
  useCommand('bookkeeping', async ({ kind, file, signal }: Chosen) => {
    const stored = await upload('POST /api/v1/files', file, { signal });
    const options = { body: { kind, fileId: stored.data.id }, signal };
    return (await call('POST /api/v1/moving-in/read', options)).data;
  });

export const useCheckMovingIn = () =>
  useCommand(
    'bookkeeping',
    async (body: MovingInInput) => (await call('POST /api/v1/moving-in/check', { body })).data,
  );

interface Posting {
  input: MovingInInput;
  onPosted: (posted: number) => void;
}

/** Posts a hundred entries after the other until all are. Stopped on the way, it goes on where it was: each is posted once. */
export const usePostMovingIn = () =>
  useCommand('bookkeeping', async ({ input, onPosted }: Posting) => {
    for (let before = -1; ;) {
      const { data } = await call('POST /api/v1/moving-in/post', { body: input });
      onPosted(data.posted);
      if (data.posted >= data.all || data.posted === before) return data;
      before = data.posted;
    }
  });
