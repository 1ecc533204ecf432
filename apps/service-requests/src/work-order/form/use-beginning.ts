import { useSearchParams } from '@courtyard/common/router';
import type { RequestPlace } from '@courtyard/contract/service-requests/request/request';
import type { WorkOrderBeginning } from '@courtyard/contract/service-requests/work-order/work-order-routes';
import { workOrders } from '../work-order.queries';

const queryNames = { unit: 'propertyId', area: 'areaId', asset: 'assetId' } as const;
const kinds = ['unit', 'area', 'asset'] as const satisfies readonly RequestPlace['kind'][];

const nothing: WorkOrderBeginning = { place: null, vendor: null, lastService: null };

/** What the place and the vendor of the address are called, with an asset's last service; null until it is known. */
export function useBeginning(): WorkOrderBeginning | null {
  const [search] = useSearchParams();
  const kind = kinds.find((each) => search.has(each));
  const vendorId = search.get('vendor');
  const isAsked = kind !== undefined || vendorId !== null;
  const begun = workOrders.useRead('GET /api/v1/work-orders/beginning', {
    query: {
      ...(kind && { [queryNames[kind]]: search.get(kind) ?? '' }),
      ...(vendorId !== null && { vendorId }),
    },
    enabled: isAsked,
  });
  if (!isAsked || begun.isError) return nothing;
  return begun.data ?? null;
}
