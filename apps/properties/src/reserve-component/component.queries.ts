import { call, type CallOptions } from '@courtyard/common';
import type {
  ReserveComponentChange,
  ReserveComponentInput,
} from '@courtyard/contract/properties/reserve-component';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useChanges } from '../history/use-changes';
import { useAct } from '../section/use-act';

export type ComponentsQuery = NonNullable<CallOptions<'GET /api/v1/reserve-components'>['query']>;

/** Query keys of reserve components; all begin with `reserve-components`. */
const componentKeys = {
  list: (query: ComponentsQuery) => ['reserve-components', 'list', query] as const,
  outlook: ['reserve-components', 'outlook'] as const,
  one: (componentId: string) => ['reserve-components', 'one', componentId] as const,
  history: (componentId: string) => ['reserve-components', 'one', componentId, 'history'] as const,
};

export const fetchComponents = (query: ComponentsQuery, signal?: AbortSignal) =>
  call('GET /api/v1/reserve-components', { query, ...(signal && { signal }) });

export function useComponents(query: ComponentsQuery, enabled = true) {
  return useQuery({
    enabled,
    queryKey: componentKeys.list(query),
    queryFn: ({ signal }) => fetchComponents(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** What falls due in each of the next 30 years, and the sums of all components. */
export function useOutlook() {
  return useQuery({
    queryKey: componentKeys.outlook,
    queryFn: async ({ signal }) => (await call('GET /api/v1/reserve-components/outlook', { signal })).data,
  });
}

/** A component as it is now. Throws ApiError. */
export async function fetchComponent(componentId: string, signal?: AbortSignal) {
  const options = { params: { componentId }, ...(signal && { signal }) };
  return (await call('GET /api/v1/reserve-components/:componentId', options)).data;
}

export function useComponent(componentId: string) {
  return useQuery({
    queryKey: componentKeys.one(componentId),
    queryFn: ({ signal }) => fetchComponent(componentId, signal),
    enabled: componentId !== '',
  });
}

export function useCreateComponent() {
  return useAct(
    async (body: ReserveComponentInput, idempotencyKey) =>
      (await call('POST /api/v1/reserve-components', { body, idempotencyKey })).data,
  );
}

export function useUpdateComponent(componentId: string) {
  return useAct(async (body: ReserveComponentChange, idempotencyKey) => {
    const options = { params: { componentId }, body, idempotencyKey };
    return (await call('PUT /api/v1/reserve-components/:componentId', options)).data;
  });
}

interface Replacement {
  version: number;
  replacedOn: string;
  costMinor: number;
}

export function useReplaceComponent(componentId: string) {
  return useAct(async (body: Replacement, idempotencyKey) => {
    const options = { params: { componentId }, body, idempotencyKey };
    return (await call('POST /api/v1/reserve-components/:componentId/replace', options)).data;
  });
}

export function useRemoveComponent() {
  return useAct(async (componentId: string, idempotencyKey) => {
    await call('DELETE /api/v1/reserve-components/:componentId', { params: { componentId }, idempotencyKey });
  }, componentKeys.one);
}

/** Changes of a component, newest first, 50 at a time. */
export function useComponentHistory(componentId: string) {
  return useChanges(componentKeys.history(componentId), (query, signal) =>
    call('GET /api/v1/reserve-components/:componentId/history', { params: { componentId }, query, signal }),
  );
}
