import {
  type MovedOrWaiting,
  type StaleChecksMove,
  type UndoneOrWaiting,
  unclaimedCheckRoutes,
} from '@courtyard/contract/banking/unclaimed-check/unclaimed-check';
import { implement, type Module } from '../../../../platform/http/implement';
import type { ApprovalContext } from '../../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../../platform/tenancy/approvals/request-approval';
import { bankAccountAt } from '../bank-account-at';
import { bankSettingOf, updateBankSetting } from './bank-setting.service';
import { lockMoves, movableCheck, requireDateAfterStatement } from './moving/movable-check';
import { moveChecks } from './moving/move-check';
import { type Undo, undoableMove, undoMove } from './moving/undo-move';
import { requireUnclaimedAccount } from './moving/unclaimed-account';
import { unclaimedCheckApproval } from './unclaimed-check-approval';
import { undoMoveApproval } from './undo-approval';

const aboutCheck = (accountId: string, recordId: string) => ({
  record: 'unclaimed-check',
  recordId,
  link: `/banking-reports/bank-accounts/details?id=${accountId}`,
});

/** Moves checks, or has each wait for approval by the rules of the community. All of them, or none where one cannot be moved. */
async function moveStaleChecks(
  context: ApprovalContext,
  accountId: string,
  input: StaleChecksMove,
): Promise<MovedOrWaiting> {
  const { tx, tenant } = context;
  const { fundId } = await bankAccountAt(tx, accountId);
  const { on } = input;
  await lockMoves(tx);
  await requireDateAfterStatement(context, accountId, on);
  await requireUnclaimedAccount(context, fundId);
  const approvalIds: string[] = [];
  const now: string[] = [];
  for (const paymentId of new Set(input.paymentIds)) {
    const { number, payee, writtenOn, amountMinor } = await movableCheck(context, accountId, {
      paymentId,
      on,
    });
    const { currency } = tenant;
    const approvalId = await requestApproval(context, unclaimedCheckApproval, {
      parameters: { accountId, paymentId, on, number, payee, writtenOn, amountMinor, currency },
      about: aboutCheck(accountId, paymentId),
      amount: { minor: amountMinor, currency },
    });
    if (approvalId === null) now.push(paymentId);
    else approvalIds.push(approvalId);
  }
  await moveChecks(context, { accountId, paymentIds: now, on });
  return { moved: now.length, approvalIds };
}

/** Undoes a move, or has that wait for approval by the rules that the move itself goes by. */
async function undo(context: ApprovalContext, id: string, { on, reason }: Undo): Promise<UndoneOrWaiting> {
  const { bankAccountId, number, payee, amountMinor } = await undoableMove(context, id, on);
  const { currency } = context.tenant;
  const approvalId = await requestApproval(context, undoMoveApproval, {
    parameters: { unclaimedCheckId: id, on, reason, number, payee, amountMinor, currency },
    about: aboutCheck(bankAccountId, id),
    amount: { minor: amountMinor, currency },
  });
  return { entry: approvalId === null ? await undoMove(context, id, { on, reason }) : null, approvalId };
}

export const unclaimedCheckModule: Module = () => [
  implement(unclaimedCheckRoutes.bankSetting, async (call) => ({ data: await bankSettingOf(call.tx) })),
  implement(unclaimedCheckRoutes.updateBankSetting, async (call) => ({
    data: await updateBankSetting(call, call.body),
  })),
  implement(unclaimedCheckRoutes.moveStaleChecks, async (call) => ({
    data: await moveStaleChecks(call, call.params.accountId, call.body),
  })),
  implement(unclaimedCheckRoutes.undoUnclaimedCheck, async (call) => ({
    data: await undo(call, call.params.unclaimedCheckId, call.body),
  })),
];
