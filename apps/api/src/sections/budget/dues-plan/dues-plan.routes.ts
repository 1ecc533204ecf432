import { duesRowColumns } from '@courtyard/contract/budget/dues-plan/dues-plan.columns';
import { duesPlanRoutes } from '@courtyard/contract/budget/dues-plan/dues-plan-routes';
import { historyOf } from '../../../platform/audit/history.sql';
import { defineExport, exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { adoptedBudget, getDues, saveDues } from './dues-plan.service';
import { confirmDues, undoConfirmed } from './steps/dues-hand-over.service';
import { discardDues, proposeDues, returnDues } from './steps/dues-steps.service';

export const duesPlanModule: Module = () => [
  implement(duesPlanRoutes.getDuesPlan, async (call) => ({
    data: await getDues(call, call.params.budgetId),
  })),
  implementStream(duesPlanRoutes.exportDuesPlan, (call) =>
    exportList(
      call,
      defineExport({
        name: 'dues',
        columns: duesRowColumns,
        async *rows(context) {
          const { preview } = await getDues({ ...context, translate: call.translate }, call.params.budgetId);
          yield* preview?.rows ?? [];
        },
      }),
    ),
  ),
  implement(
    duesPlanRoutes.duesPlanHistory,
    historyOf('dues-plan', (call) => adoptedBudget(call, call.params.budgetId)),
  ),
  implement(duesPlanRoutes.saveDuesPlan, async (call) => ({
    data: await saveDues(call, call.params.budgetId, call.body),
  })),
  implement(duesPlanRoutes.discardDuesPlan, async (call) => ({
    data: await discardDues(call, call.params.budgetId, call.body.version),
  })),
  implement(duesPlanRoutes.proposeDuesPlan, async (call) => ({
    data: await proposeDues(call, call.params.budgetId, call.body),
  })),
  implement(duesPlanRoutes.withdrawDuesPlan, async (call) => ({
    data: await returnDues(call, call.params.budgetId, call.body),
  })),
  implement(duesPlanRoutes.returnDuesPlan, async (call) => ({
    data: await returnDues(call, call.params.budgetId, call.body),
  })),
  implement(duesPlanRoutes.confirmDuesPlan, async (call) => ({
    data: await confirmDues(call, call.params.budgetId, call.body),
  })),
  implement(duesPlanRoutes.undoDuesPlan, async (call) => ({
    data: await undoConfirmed(call, call.params.budgetId, call.body.version),
  })),
];
