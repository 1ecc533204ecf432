import { call, defineResource } from '@courtyard/common';
import type { SaleMoveInput } from '@courtyard/contract/accounting/receivables/sale/sale';
import type { VoidInput } from '@courtyard/contract/accounting/voiding';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Who keeps what at sales, by the day it is in force from, the newest first. */
export const salePolicies = defineResource({
  section: 'accounting',
  key: 'sale-policies',
  list: 'GET /api/v1/sale-policies',
  create: 'POST /api/v1/sale-policies',
});

/** What of former owners would go to those who own the unit; null asks nothing. */
export const useMovePreview = (propertyId: string, input: SaleMoveInput | null) =>
  useQuery({
    queryKey: [...salePolicies.keys.all, 'move', propertyId, input],
    queryFn: async ({ signal }) =>
      input &&
      (
        await call('POST /api/v1/properties/:propertyId/sale-moves/preview', {
          params: { propertyId },
          body: input,
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });

export const useMoveSale = (propertyId: string) =>
  salePolicies.useWrite('POST /api/v1/properties/:propertyId/sale-moves', propertyId);

/** What was moved at sales of a unit, the newest first; what was undone too. */
export const useSaleMoves = (propertyId: string) =>
  salePolicies.useRead('GET /api/v1/properties/:propertyId/sale-moves', { ids: [propertyId] });

/** What undoing a move on a day would do; null asks nothing. What it is refused for is its error. */
export const useUndoPreview = (propertyId: string, moveId: string, input: Pick<VoidInput, 'on'> | null) =>
  useQuery({
    queryKey: [...salePolicies.keys.all, 'undo', propertyId, moveId, input],
    queryFn: async ({ signal }) =>
      input &&
      (
        await call('POST /api/v1/properties/:propertyId/sale-moves/:moveId/undo/preview', {
          params: { propertyId, moveId },
          body: input,
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });

export const useUndoMove = (propertyId: string, moveId: string) =>
  salePolicies.useWrite('POST /api/v1/properties/:propertyId/sale-moves/:moveId/undo', propertyId, moveId);
