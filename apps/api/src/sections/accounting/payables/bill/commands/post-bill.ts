import type { Bill } from '@courtyard/contract/accounting/payables/bill/bill';
import { type NewEntry, post } from '../../../../../ledger';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import { type CallContext, recordChange } from '../../../../../platform/section/call-context';
import { ownerChart } from '../../../receivables/owner-account/owner-chart';
import { getBill } from '../queries/bill-details';
import { billEntry } from './bill-entry.rules';

/** Posts a bill that is not posted yet. The books refuse by a Problem, `ledger-…`. */
export async function postBill(
  context: CallContext,
  bill: Bill,
  approvedBy?: NewEntry['approvedBy'],
): Promise<Bill> {
  const { tx, caller } = context;
  const chart = await ownerChart(tx);
  const lines = bill.lines.map((line, position) => ({ ...line, position, itemId: newId() }));
  for (const { position, itemId } of lines)
    await tx
      .updateTable('billLine')
      .set({ itemId })
      .where('billId', '=', bill.id)
      .where('position', '=', position)
      .execute();
  await tx
    .updateTable('bill')
    .set({ isPosted: true, openMinor: bill.totalMinor, version: bill.version + 1 })
    .where('id', '=', bill.id)
    .execute();
  await recordChange(context, changeOf('bill.post', { bill: bill.id }, {}, { totalMinor: bill.totalMinor }));
  const entry = billEntry((fundId) => chart.control('payable', fundId), { ...bill, lines });
  await post(tx, [approvedBy === undefined ? entry : { ...entry, approvedBy }], {
    id: caller.memberId,
    name: caller.displayName,
  });
  return getBill(context, bill.id);
}
