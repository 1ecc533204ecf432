import { call, type CallOptions } from '@courtyard/common';
import type {
  AssetChange,
  AssetInput,
  ServiceRecordChange,
  ServiceRecordInput,
} from '@courtyard/contract/properties/asset';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useChanges } from '../history/use-changes';
import { useAct } from '../section/use-act';

export type AssetsQuery = NonNullable<CallOptions<'GET /api/v1/assets'>['query']>;

/** Query keys of assets; all begin with `assets`. */
const assetKeys = {
  list: (query: AssetsQuery) => ['assets', 'list', query] as const,
  one: (assetId: string) => ['assets', 'one', assetId] as const,
  part: (assetId: string, part: 'services' | 'history') => ['assets', 'one', assetId, part] as const,
};

export const fetchAssets = (query: AssetsQuery, signal?: AbortSignal) =>
  call('GET /api/v1/assets', { query, ...(signal && { signal }) });

export function useAssets(query: AssetsQuery) {
  return useQuery({
    queryKey: assetKeys.list(query),
    queryFn: ({ signal }) => fetchAssets(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** An asset as it is now. Throws ApiError. */
export async function fetchAsset(assetId: string, signal?: AbortSignal) {
  const options = { params: { assetId }, ...(signal && { signal }) };
  return (await call('GET /api/v1/assets/:assetId', options)).data;
}

export function useAsset(assetId: string) {
  return useQuery({
    queryKey: assetKeys.one(assetId),
    queryFn: ({ signal }) => fetchAsset(assetId, signal),
    enabled: assetId !== '',
  });
}

export function useCreateAsset() {
  return useAct(
    async (body: AssetInput, idempotencyKey) =>
      (await call('POST /api/v1/assets', { body, idempotencyKey })).data,
  );
}

export function useUpdateAsset(assetId: string) {
  return useAct(async (body: AssetChange, idempotencyKey) => {
    const params = { assetId };
    return (await call('PUT /api/v1/assets/:assetId', { params, body, idempotencyKey })).data;
  });
}

export function useRemoveAsset() {
  return useAct(async (assetId: string, idempotencyKey) => {
    await call('DELETE /api/v1/assets/:assetId', { params: { assetId }, idempotencyKey });
  }, assetKeys.one);
}

export function useServices(assetId: string) {
  return useQuery({
    queryKey: assetKeys.part(assetId, 'services'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/assets/:assetId/services', { params: { assetId }, signal })).data,
  });
}

export function useAddService(assetId: string) {
  return useAct(async (body: ServiceRecordInput, idempotencyKey) => {
    const params = { assetId };
    return (await call('POST /api/v1/assets/:assetId/services', { params, body, idempotencyKey })).data;
  });
}

export function useUpdateService(assetId: string, recordId: string) {
  return useAct(async (body: ServiceRecordChange, idempotencyKey) => {
    const params = { assetId, recordId };
    return (await call('PUT /api/v1/assets/:assetId/services/:recordId', { params, body, idempotencyKey }))
      .data;
  });
}

export function useRemoveService(assetId: string) {
  return useAct(async (recordId: string, idempotencyKey) => {
    const params = { assetId, recordId };
    await call('DELETE /api/v1/assets/:assetId/services/:recordId', { params, idempotencyKey });
  });
}

/** Changes of an asset and its services, newest first, 50 at a time. */
export function useAssetHistory(assetId: string) {
  return useChanges(assetKeys.part(assetId, 'history'), (query, signal) =>
    call('GET /api/v1/assets/:assetId/history', { params: { assetId }, query, signal }),
  );
}
