import { maxWorkRequests } from '@courtyard/contract/service-requests/work-order/work-order.values';
import { communityRequests } from '../../../request/request.queries';
import type { NamedRequest } from './requests-section';
import { takenOver, takenOverOfMany } from '../work-form.rules';

interface FromRequests {
  told: ReturnType<typeof takenOver>;
  requests: readonly NamedRequest[];
}

/** What a new order takes over of the requests of the address; null until they are known. Requests that cannot be read are no reason to lose them. */
export function useFromRequests(ids: readonly string[]): {
  from: FromRequests | null;
  error: unknown;
  retry: () => void;
} {
  const [first = ''] = ids;
  const isMany = ids.length > 1;
  // Descriptions are on the page of one request alone.
  const one = communityRequests.useOne(isMany ? '' : first);
  const several = communityRequests.useList(
    { requestId: [...ids], sort: 'number', limit: maxWorkRequests },
    { enabled: isMany },
  );
  const asked = isMany ? several : one;
  const state = { error: asked.data ? null : asked.error, retry: () => void asked.refetch() };
  if (asked.isLoading) return { ...state, from: null };
  if (!isMany) return { ...state, from: { told: takenOver(one.data), requests: one.data ? [one.data] : [] } };
  const requests = several.data?.data ?? [];
  return { ...state, from: { told: takenOverOfMany(requests), requests } };
}
