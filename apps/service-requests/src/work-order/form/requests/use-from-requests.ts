import { maxWorkRequests } from '@courtyard/contract/service-requests/work-order/work-order.values';
import { communityRequests } from '../../../request/request.queries';
import type { NamedRequest } from './requests-section';
import { takenOver, takenOverOfMany } from '../work-form.rules';

interface FromRequests {
  told: ReturnType<typeof takenOver>;
  requests: readonly NamedRequest[];
}

/** What a new order takes over of the requests of the address; null until they are known. */
export function useFromRequests(ids: readonly string[]): FromRequests | null {
  const [first = ''] = ids;
  const isMany = ids.length > 1;
  // Descriptions are on the page of one request alone.
  const one = communityRequests.useOne(isMany ? '' : first);
  const several = communityRequests.useList(
    { requestId: [...ids], sort: 'number', limit: maxWorkRequests },
    { enabled: isMany },
  );
  if (one.isLoading || several.isLoading) return null;
  if (!isMany) return { told: takenOver(one.data), requests: one.data ? [one.data] : [] };
  const requests = several.data?.data ?? [];
  return { told: takenOverOfMany(requests), requests };
}
