import { call, type CallAnswer, type CallOptions, download, saveFile } from '@courtyard/common';
import type { PropertyChange, PropertyInput } from '@courtyard/contract/properties/property';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAct } from '../section/use-act';

export type PropertiesListQuery = NonNullable<CallOptions<'GET /api/v1/properties'>['query']>;
type ExportQuery = NonNullable<CallOptions<'GET /api/v1/properties/export'>['query']>;
export type PropertiesPage = CallAnswer<'GET /api/v1/properties'>;

/** Query keys of a property and of what hangs on it; all begin with `properties`. */
export const propertyKeys = {
  list: (query: PropertiesListQuery) => ['properties', 'list', query] as const,
  facets: ['properties', 'facets'] as const,
  mine: ['properties', 'mine'] as const,
  one: (propertyId: string) => ['properties', 'one', propertyId] as const,
  part: (propertyId: string, part: 'people' | 'vehicles' | 'pets' | 'insurance' | 'documents' | 'history') =>
    ['properties', 'one', propertyId, part] as const,
};

/** One page of the list; the page before stays on screen until the next has come. */
export function useProperties(query: PropertiesListQuery) {
  return useQuery({
    queryKey: propertyKeys.list(query),
    queryFn: ({ signal }) => call('GET /api/v1/properties', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function usePropertyFacets(enabled = true) {
  return useQuery({
    queryKey: propertyKeys.facets,
    queryFn: async ({ signal }) => (await call('GET /api/v1/properties/facets', { signal })).data,
    enabled,
  });
}

/** The properties that the signed-in person owns or lives in. */
export function useMyProperties() {
  return useQuery({
    queryKey: propertyKeys.mine,
    queryFn: async ({ signal }) => (await call('GET /api/v1/properties/mine', { signal })).data,
  });
}

export async function fetchProperty(propertyId: string, signal?: AbortSignal) {
  const options = { params: { propertyId }, ...(signal && { signal }) };
  return (await call('GET /api/v1/properties/:propertyId', options)).data;
}

export function useProperty(propertyId: string) {
  return useQuery({
    queryKey: propertyKeys.one(propertyId),
    queryFn: ({ signal }) => fetchProperty(propertyId, signal),
    enabled: propertyId !== '',
  });
}

export function useCreateProperty() {
  return useAct(async (body: PropertyInput, idempotencyKey) => {
    return (await call('POST /api/v1/properties', { body, idempotencyKey })).data;
  });
}

export function useUpdateProperty(propertyId: string) {
  return useAct(async (body: PropertyChange, idempotencyKey) => {
    const params = { propertyId };
    return (await call('PUT /api/v1/properties/:propertyId', { params, body, idempotencyKey })).data;
  });
}

/** Archives a property or brings it back; `version` is the one on screen. */
export function useArchiveProperty() {
  return useAct(async (act: { id: string; version: number; archive: boolean }, idempotencyKey) => {
    const options = { params: { propertyId: act.id }, body: { version: act.version }, idempotencyKey };
    const answer = act.archive
      ? await call('POST /api/v1/properties/:propertyId/archive', options)
      : await call('POST /api/v1/properties/:propertyId/restore', options);
    return answer.data;
  });
}

export function useArchiveProperties() {
  return useAct(async (propertyIds: string[], idempotencyKey) => {
    return (await call('POST /api/v1/properties/archive', { body: { propertyIds }, idempotencyKey })).data;
  });
}

/** Saves the list as CSV under the server's name. Throws ApiError. */
export async function exportProperties(query: ExportQuery): Promise<void> {
  const { blob, fileName } = await download('GET /api/v1/properties/export', { query });
  saveFile(blob, fileName ?? 'properties.csv');
}
