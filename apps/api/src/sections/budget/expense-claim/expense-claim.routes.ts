import {
  expenseClaimRoutes,
  myExpenseClaimRoutes,
} from '@courtyard/contract/budget/expense-claim/expense-claim';
import { claimColumns, myClaimColumns } from '@courtyard/contract/budget/expense-claim/expense-claim.columns';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { implementList } from '../../../platform/section/resource/implement-resource';
import { submitClaim, updateClaim, withdrawClaim } from './claim.service';
import { claimChoices, getClaim, getMyClaim } from './expense-claim-details';
import { claimListFor, myClaimList } from './expense-claims.sql';
import { retryBill, returnClaim, reviewClaim } from './reviewing/review-claim.service';

const mine: Module = () => [
  ...implementList(
    {
      list: myExpenseClaimRoutes.listMyExpenseClaims,
      export: myExpenseClaimRoutes.exportMyExpenseClaims,
      values: myExpenseClaimRoutes.myExpenseClaimValues,
      totals: myExpenseClaimRoutes.myExpenseClaimTotals,
    },
    { list: myClaimList, file: { name: 'my-expense-claims', columns: myClaimColumns } },
  ),
  implement(myExpenseClaimRoutes.submitExpenseClaim, async (call) => ({
    data: await submitClaim(call, call.body),
  })),
  implement(myExpenseClaimRoutes.getMyExpenseClaim, async (call) => ({
    data: await getMyClaim(call, call.params.claimId),
  })),
  implement(myExpenseClaimRoutes.updateExpenseClaim, async (call) => ({
    data: await updateClaim(call, call.params.claimId, call.body),
  })),
  implement(myExpenseClaimRoutes.withdrawExpenseClaim, async (call) => ({
    data: await withdrawClaim(call, call.params.claimId, call.body.version),
  })),
  implement(
    myExpenseClaimRoutes.myExpenseClaimHistory,
    historyOf('expense-claim', (call) => getMyClaim(call, call.params.claimId)),
  ),
];

const ofCommunity: Module = () => [
  implement(expenseClaimRoutes.listExpenseClaims, (call) =>
    claimListFor(call.caller.memberId).page(call, call.query),
  ),
  implementStream(expenseClaimRoutes.exportExpenseClaims, (call) =>
    exportList(call, {
      name: 'expense-claims',
      columns: claimColumns,
      rows: (context) => claimListFor(call.caller.memberId).every(context, call.query),
    }),
  ),
  implement(expenseClaimRoutes.expenseClaimValues, async (call) => ({
    data: await claimListFor(call.caller.memberId).values(call, call.query),
  })),
  implement(expenseClaimRoutes.expenseClaimTotals, async (call) => ({
    data: await claimListFor(call.caller.memberId).totals(call, call.query),
  })),
  implement(expenseClaimRoutes.expenseClaimChoices, async (call) => ({ data: await claimChoices(call) })),
  implement(expenseClaimRoutes.getExpenseClaim, async (call) => ({
    data: await getClaim(call, call.params.claimId),
  })),
  implement(expenseClaimRoutes.reviewExpenseClaim, async (call) => ({
    data: await reviewClaim(call, call.params.claimId, call.body),
  })),
  implement(expenseClaimRoutes.returnExpenseClaim, async (call) => ({
    data: await returnClaim(call, call.params.claimId, call.body),
  })),
  implement(expenseClaimRoutes.draftExpenseClaimBill, async (call) => ({
    data: await retryBill(call, call.params.claimId),
  })),
  implement(
    expenseClaimRoutes.expenseClaimHistory,
    historyOf('expense-claim', (call) => getClaim(call, call.params.claimId)),
  ),
];

export const expenseClaimModule: Module = (platform) => [...mine(platform), ...ofCommunity(platform)];
