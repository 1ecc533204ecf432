import { call, upload, useCommand } from '@courtyard/common';
import { accounts } from '../account.queries';

/** Stores the file and tries it without writing an account. */
export const useCheckImport = () =>
  useCommand('bookkeeping', async ({ file, signal }: { file: File; signal: AbortSignal }) => {
    const stored = await upload('POST /api/v1/files', file, { signal });
    const options = { body: { fileId: stored.data.id }, signal };
    return (await call('POST /api/v1/accounts/imports/check', options)).data;
  });

/** Repeats the dry run against the chart as it is now. */
export const useCheckAgain = () => accounts.useWrite('POST /api/v1/accounts/imports/check');
export const useApplyImport = () => accounts.useWrite('POST /api/v1/accounts/imports/apply');
