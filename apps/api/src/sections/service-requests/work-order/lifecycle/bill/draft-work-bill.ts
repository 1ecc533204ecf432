import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { changeOf } from '../../../../../platform/audit/audit';
import { textIn } from '../../../../../platform/http/language/sentence';
import { conflict, forbidden } from '../../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../../platform/section/call-context';
import { vendorBillsOf } from '../../../../../platform/tenancy/approvals/vendor-bills';
import { sourceOf } from '../../queries/work-bill';
import { workOrderAs } from '../../queries/work-order-details';
import { lockOrder } from '../change-order';

/** Drafts the vendor's bill of accepted work, once, where the community keeps bills. Why it cannot be is kept with the order. */
export async function draftWorkBill(context: CallContext, order: WorkOrder): Promise<void> {
  const { tx, platform } = context;
  const { worker, lines, number, title } = order;
  if (worker?.kind !== 'vendor' || order.totalMinor === 0) return;
  const bills = await vendorBillsOf(platform.sections, tx);
  if (!bills) return;
  const drafted = await bills.draft(context, {
    source: sourceOf(order.id),
    vendorId: worker.id,
    number: `WO-${number}`,
    memo: `#${number} ${title}`,
    lines,
  });
  const problem = 'problem' in drafted ? textIn(drafted.problem, 'en', {}) : null;
  await tx.updateTable('workOrder').set({ billProblem: problem }).where('id', '=', order.id).execute();
  if ('id' in drafted)
    await recordChange(
      context,
      changeOf('work-order.bill', { 'work-order': order.id }, {}, { bill: drafted.number }),
    );
}

/** Tries again to draft the bill of an accepted order. */
export async function retryWorkBill(context: CallContext, workOrderId: string): Promise<WorkOrder> {
  const { order, part } = await lockOrder(context, workOrderId);
  if (!part.manages) throw forbidden();
  if (order.state !== 'accepted')
    throw conflict('not-accepted', 'A draft bill is created once the work is accepted.');
  await draftWorkBill(context, order);
  return workOrderAs(context, workOrderId, part);
}
