import { call, upload, useCommand } from '@courtyard/common';
import type { BankFileInput } from '@courtyard/contract/accounting/bank-transaction/import/bank-import';

/** Stores a file. */
export const useStoreFile = () =>
  useCommand(
    'accounting',
    async ({ file, signal }: { file: File; signal: AbortSignal }) =>
      (await upload('POST /api/v1/files', file, { signal })).data.id,
  );

/** Reads a stored file and tells what would become of its lines; nothing is written. */
export const useCheckFile = () =>
  useCommand(
    'accounting',
    async (body: BankFileInput) => (await call('POST /api/v1/bank-imports/check', { body })).data,
  );
