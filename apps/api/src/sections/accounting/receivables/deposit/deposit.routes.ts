import { depositRoutes } from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { historyOf } from '../../../../platform/audit/history.sql';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { depositPaper } from '../statement/paper/deposit-paper';
import { pdfHeaders, readerOf, sheetFor } from '../statement/paper/sheet-head';
import { depositExport } from './deposit.export';
import { createDeposit, getDeposit, previewDeposit, voidDeposit } from './deposit.service';
import { depositList } from './deposit.sql';
import { undepositedPayments } from './deposited-payments.sql';

export const depositModule: Module = () => [
  implement(depositRoutes.listDeposits, (call) => depositList.page(call, call.query)),
  implementStream(depositRoutes.exportDeposits, (call) => exportList(call, depositExport(call.query))),
  implement(depositRoutes.depositValues, async (call) => ({
    data: await depositList.values(call, call.query),
  })),
  implement(depositRoutes.depositTotals, async (call) => ({
    data: await depositList.totals(call, call.query),
  })),
  implement(depositRoutes.undepositedPayments, async (call) => ({
    data: (await undepositedPayments(call.tx)).map(({ accountId: _, ...payment }) => payment),
  })),
  implement(depositRoutes.previewDeposit, async (call) => ({ data: await previewDeposit(call, call.body) })),
  implement(depositRoutes.createDeposit, async (call) => ({ data: await createDeposit(call, call.body) })),
  implement(depositRoutes.getDeposit, async (call) => ({
    data: await getDeposit(call, call.params.depositId),
  })),
  implementStream(depositRoutes.depositSlip, async (call) => {
    const { platform, tenant, params, reply } = call;
    const { deposit, sheet } = await platform.inTenant(
      tenant.id,
      async (tx) => {
        const context = { ...call, tx };
        const found = await getDeposit(context, params.depositId);
        return { deposit: found, sheet: await sheetFor(context, await readerOf(context)) };
      },
      { readOnly: true },
    );
    void reply.headers(pdfHeaders(`deposit-${deposit.number}`));
    return depositPaper(sheet, deposit);
  }),
  implement(depositRoutes.voidDeposit, async (call) => ({
    data: await voidDeposit(call, call.params.depositId, call.body),
  })),
  implement(
    depositRoutes.depositHistory,
    historyOf('deposit', (call) => getDeposit(call, call.params.depositId)),
  ),
];
