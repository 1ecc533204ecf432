import { useCan, useMessages } from '@courtyard/common';
import type { WorkerReference } from '@courtyard/contract/service-requests/work-order/work-order';
import { workOrderMessages } from '../work-order.messages';

/** Whether the person sees only the orders that are assigned to them or their company, so the worker goes without saying. */
export const useSeesOnlyOwnOrders = () => !useCan('Community Work Orders View');

/** Gives the name of an order's worker; null for a person who sees only their own orders. */
export function useWorkerName(): (worker: WorkerReference | null) => string | null {
  const t = useMessages(workOrderMessages);
  const seesOnlyOwn = useSeesOnlyOwnOrders();
  return (worker) => (seesOnlyOwn ? null : (worker?.name ?? t('nobody')));
}
