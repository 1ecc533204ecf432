import { defineResource } from '@courtyard/common';

const settings = defineResource({ section: 'banking', key: 'bank-setting' });
const moves = defineResource({ section: 'banking', key: 'unclaimed-checks' });

export const useBankSetting = () => settings.useRead('GET /api/v1/bank-setting');
export const useUpdateBankSetting = () => settings.useWrite('PUT /api/v1/bank-setting');

export const useMoveChecks = (accountId: string) =>
  moves.useWrite('POST /api/v1/bank-accounts/:accountId/unclaimed-checks', accountId);
export const useUndoMove = (id: string) =>
  moves.useWrite('POST /api/v1/unclaimed-checks/:unclaimedCheckId/undo', id);
