import { reconciliationListRoutes } from '@courtyard/contract/banking/reconciliation/reconciliation-list';
import { reconciliationRoutes } from '@courtyard/contract/banking/reconciliation/reconciliation';
import { reconciliationColumns } from '@courtyard/contract/banking/reconciliation/reconciliation.columns';
import { historyOf } from '../../../platform/audit/history.sql';
import { implement, type Module } from '../../../platform/http/implement';
import { implementList } from '../../../platform/section/resource/implement-resource';
import { todayOf } from '../../../platform/section/call-context';
import { importedStatements } from '../../accounting';
import { bankAccountAt } from '../bank-account/bank-account-at';
import { finishReconciliation, undoReconciliation } from './actions/finish';
import { linesOf, outstandingOf } from './queries/lines.sql';
import { getReconciliation, lastReconciled, reconciliationsOf } from './queries/reading.sql';
import { reconciliationList } from './queries/reconciliation-list.sql';
import { startReconciliation } from './actions/start';
import { changeClosingBalance, clearLines, deleteReconciliation } from './actions/work';

export const reconciliationModule: Module = () => [
  ...implementList(
    {
      list: reconciliationListRoutes.listAllReconciliations,
      export: reconciliationListRoutes.exportReconciliations,
      values: reconciliationListRoutes.reconciliationValues,
      totals: reconciliationListRoutes.reconciliationTotals,
    },
    { list: reconciliationList, file: { name: 'reconciliations', columns: reconciliationColumns } },
  ),
  implement(reconciliationRoutes.listReconciliations, async (call) => ({
    data: await reconciliationsOf(call, (await bankAccountAt(call.tx, call.params.accountId)).id),
  })),
  implement(reconciliationRoutes.outstanding, async (call) => ({
    data: await outstandingOf(
      call.tx,
      (await bankAccountAt(call.tx, call.params.accountId)).id,
      call.query.at ?? todayOf(call),
    ),
  })),
  implement(reconciliationRoutes.statementsToReconcile, async (call) => {
    const { id } = await bankAccountAt(call.tx, call.params.accountId);
    const last = await lastReconciled(call.tx, id);
    return { data: await importedStatements(call.tx, id, last?.toOn ?? null) };
  }),
  implement(reconciliationRoutes.startReconciliation, async (call) => ({
    data: await startReconciliation(call, call.body),
  })),
  implement(reconciliationRoutes.getReconciliation, async (call) => ({
    data: await getReconciliation(call, call.params.reconciliationId),
  })),
  implement(reconciliationRoutes.reconciliationLines, async (call) => ({
    data: await linesOf(call.tx, await getReconciliation(call, call.params.reconciliationId), call.query),
  })),
  implement(reconciliationRoutes.clearLines, async (call) => ({
    data: await clearLines(call, call.params.reconciliationId, call.body),
  })),
  implement(reconciliationRoutes.changeClosingBalance, async (call) => ({
    data: await changeClosingBalance(call, call.params.reconciliationId, call.body),
  })),
  implement(reconciliationRoutes.finishReconciliation, async (call) => ({
    data: await finishReconciliation(call, call.params.reconciliationId, call.body),
  })),
  implement(reconciliationRoutes.undoReconciliation, async (call) => ({
    data: await undoReconciliation(call, call.params.reconciliationId, call.body),
  })),
  implement(reconciliationRoutes.deleteReconciliation, async (call) => {
    await deleteReconciliation(call, call.params.reconciliationId);
  }),
  implement(
    reconciliationRoutes.reconciliationHistory,
    historyOf('reconciliation', (call) => getReconciliation(call, call.params.reconciliationId)),
  ),
];
