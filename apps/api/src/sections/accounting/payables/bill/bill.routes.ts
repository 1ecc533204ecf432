import { payablesAgingRoutes } from '@courtyard/contract/accounting/payables/bill/aging/payables-aging';
import { billRoutes } from '@courtyard/contract/accounting/payables/bill/bill';
import { historyOf } from '../../../../platform/audit/history.sql';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { todayOf } from '../../../../platform/section/call-context';
import { createBill, updateBill, voidBill } from './commands/bill.service';
import { getBill } from './queries/bill-details';
import { billExport } from './queries/bill.export';
import { billTotals, billValues, pageOfBills } from './queries/bill.sql';
import { payablesAging, payablesAgingExport } from './queries/payables-aging';

export const billModule: Module = () => [
  implement(billRoutes.listBills, (call) => pageOfBills(call, call.query)),
  implementStream(billRoutes.exportBills, (call) => exportList(call, billExport(call.query))),
  implement(billRoutes.billValues, async (call) => ({ data: await billValues(call, call.query) })),
  implement(billRoutes.billTotals, async (call) => ({ data: await billTotals(call, call.query) })),
  implement(payablesAgingRoutes.payablesAging, async (call) => ({
    data: await payablesAging(call, call.query.at ?? todayOf(call)),
  })),
  implementStream(payablesAgingRoutes.exportPayablesAging, (call) =>
    exportList(call, payablesAgingExport(call.query.at ?? todayOf(call))),
  ),
  implement(billRoutes.createBill, async (call) => ({ data: await createBill(call, call.body) })),
  implement(billRoutes.getBill, async (call) => ({ data: await getBill(call, call.params.billId) })),
  implement(billRoutes.updateBill, async (call) => ({
    data: await updateBill(call, call.params.billId, call.body),
  })),
  implement(billRoutes.voidBill, async (call) => ({
    data: await voidBill(call, call.params.billId, call.body),
  })),
  implement(
    billRoutes.billHistory,
    historyOf('bill', (call) => getBill(call, call.params.billId)),
  ),
];
