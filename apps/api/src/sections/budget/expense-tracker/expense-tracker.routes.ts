import { expenseColumns } from '@courtyard/contract/budget/expense-tracker/expense.columns';
import { expenseRoutes } from '@courtyard/contract/budget/expense-tracker/expense';
import { expenseTrackerRoutes } from '@courtyard/contract/budget/expense-tracker/expense-tracker';
import { defineExport, exportList } from '../../../platform/files/export/export-list';
import { acceptedLanguage } from '../../../platform/http/language/accepted-language';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { expenseLists } from './expense-list.sql';
import { expenseTracker } from './expense-tracker';
import { trackedExpense } from './tracked-expense';

export const expenseTrackerModule: Module = () => [
  implement(expenseTrackerRoutes.expenseTracker, async (call) => ({
    data: await expenseTracker(call, call.query),
  })),
  implement(expenseRoutes.listExpenses, (call) => expenseLists[call.query.basis].page(call, call.query)),
  implementStream(expenseRoutes.exportExpenses, (call) =>
    exportList(
      call,
      defineExport({
        name: 'expenses',
        columns: expenseColumns,
        rows: (context) => expenseLists[call.query.basis].every(context, call.query),
      }),
    ),
  ),
  implement(expenseRoutes.expenseValues, async (call) => ({
    data: await expenseLists[call.query.basis].values(call, call.query),
  })),
  implement(expenseRoutes.expenseTotals, async (call) => ({
    data: await expenseLists[call.query.basis].totals(call, call.query),
  })),
  implement(expenseRoutes.getExpense, async (call) => ({
    data: await trackedExpense(call, call.params.entryId, {
      basis: call.query.basis,
      language: acceptedLanguage(call.request.headers['accept-language']),
    }),
  })),
];
