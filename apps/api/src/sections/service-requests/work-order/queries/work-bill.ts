import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import type { ReadContext } from '../../../../platform/section/call-context';
import { vendorBillsOf } from '../../../../platform/tenancy/approvals/vendor-bills';

/** What the bill of an order was drafted for. */
export const sourceOf = (id: string) => ({ kind: 'work-order', id });

/** The bill of an order as the caller may know of it; null where there is none and nothing kept it from being. */
export async function workBillOf(
  { tx, platform, caller }: ReadContext,
  workOrderId: string,
): Promise<WorkOrder['bill']> {
  const bills = await vendorBillsOf(platform.sections, tx);
  if (!bills) return null;
  const [bill, row] = [
    await bills.billOf(tx, sourceOf(workOrderId)),
    await tx.selectFrom('workOrder').select('billProblem').where('id', '=', workOrderId).executeTakeFirst(),
  ];
  const canOpen = caller.permissions.has(bills.permission);
  if (bill) return { id: canOpen ? bill.id : null, number: bill.number, problem: null };
  return row?.billProblem ? { id: null, number: null, problem: row.billProblem } : null;
}
