import { call, type CallOptions } from '@courtyard/common';
import type { CommonAreaChange, CommonAreaInput } from '@courtyard/contract/properties/common-area';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useChanges } from '../history/use-changes';
import { useAct } from '../section/use-act';

type AreasQuery = NonNullable<CallOptions<'GET /api/v1/common-areas'>['query']>;

/** Query keys of areas; all begin with `common-areas`. */
export const areaKeys = {
  list: (query: AreasQuery) => ['common-areas', 'list', query] as const,
  one: (areaId: string) => ['common-areas', 'one', areaId] as const,
  availability: (areaId: string, from: string, to: string) =>
    ['common-areas', 'one', areaId, 'availability', from, to] as const,
  history: (areaId: string) => ['common-areas', 'one', areaId, 'history'] as const,
};

export function useAreas(query: AreasQuery) {
  return useQuery({
    queryKey: areaKeys.list(query),
    queryFn: ({ signal }) => call('GET /api/v1/common-areas', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** All areas by name, archived ones too, as choices of a filter or a field. */
export function useAreaOptions(): { value: string; label: string }[] {
  const areas = useAreas({ sort: 'name', limit: 200, archived: 'all' });
  return (areas.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

/** An area as it is now. Throws ApiError. */
export async function fetchArea(areaId: string, signal?: AbortSignal) {
  const options = { params: { areaId }, ...(signal && { signal }) };
  return (await call('GET /api/v1/common-areas/:areaId', options)).data;
}

export function useArea(areaId: string) {
  return useQuery({
    queryKey: areaKeys.one(areaId),
    queryFn: ({ signal }) => fetchArea(areaId, signal),
    enabled: areaId !== '',
  });
}

/** Slots of an area from one day to another, both included, at most 62. */
export function useAvailability(areaId: string, from: string, to: string, enabled = true) {
  return useQuery({
    queryKey: areaKeys.availability(areaId, from, to),
    queryFn: async ({ signal }) => {
      const options = { params: { areaId }, query: { from, to }, signal };
      return (await call('GET /api/v1/common-areas/:areaId/availability', options)).data;
    },
    // The grid of the week before stays until the next has come, but never that of another area.
    placeholderData: (previous, query) => (query?.queryKey[2] === areaId ? previous : undefined),
    enabled,
  });
}

export function useCreateArea() {
  return useAct(async (body: CommonAreaInput, idempotencyKey) => {
    return (await call('POST /api/v1/common-areas', { body, idempotencyKey })).data;
  });
}

export function useUpdateArea(areaId: string) {
  return useAct(async (body: CommonAreaChange, idempotencyKey) => {
    const params = { areaId };
    return (await call('PUT /api/v1/common-areas/:areaId', { params, body, idempotencyKey })).data;
  });
}

/** Closes an area for good or opens it again; `version` is the one on screen. */
export function useArchiveArea() {
  return useAct(async (act: { id: string; version: number; archive: boolean }, idempotencyKey) => {
    const options = { params: { areaId: act.id }, body: { version: act.version }, idempotencyKey };
    const answer = act.archive
      ? await call('POST /api/v1/common-areas/:areaId/archive', options)
      : await call('POST /api/v1/common-areas/:areaId/restore', options);
    return answer.data;
  });
}

/** Changes of an area, newest first, 50 at a time. */
export function useAreaHistory(areaId: string) {
  return useChanges(areaKeys.history(areaId), (query, signal) =>
    call('GET /api/v1/common-areas/:areaId/history', { params: { areaId }, query, signal }),
  );
}
