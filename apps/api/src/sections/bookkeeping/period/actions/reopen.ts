import { reopenPeriod } from '../../../../ledger';
import { changeOf } from '../../../../platform/audit/audit';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { withdrawChanged } from '../../../../platform/tenancy/approvals/end-approval';

export const actorOf = ({ caller }: Pick<CallContext, 'caller'>) => ({
  id: caller.memberId,
  name: caller.displayName,
});

/**
 * Opens the last closed month again; a year's end in it is reversed first, and what waits about its close is withdrawn. The books refuse
 * by a Problem, `ledger-…`.
 */
export async function reopenMonth(context: CallContext, month: string, reason: string): Promise<void> {
  const facts = { status: 'open', reason };
  await recordChange(context, changeOf('period.reopen', { period: month }, { status: 'closed' }, facts));
  await reopenPeriod(context.tx, month, reason, actorOf(context));
  await withdrawChanged(context, 'bookkeeping');
}
