import type { AnyApprovalKind } from '../../../../platform/tenancy/approvals/approval-kind';
import { countOthers } from '../../../../platform/tenancy/approvals/rules/approval-rule.sql';
import type { ReadContext } from '../../../../platform/section/call-context';
import { moneyGained } from './money-gained.sql';

interface Given {
  /** Who would get the rights. */
  memberIds: readonly string[];
  rights: readonly string[];
  /** What they have already and would keep for longer. */
  kept?: readonly string[];
  /** What whoever decides has to hold. */
  gives?: readonly string[];
}

/** Whether a change would wait for a second person; where nobody else could decide it would not. */
export async function wouldWait(
  context: ReadContext,
  kind: AnyApprovalKind,
  { memberIds, rights, kept = [], gives = rights }: Given,
): Promise<boolean> {
  const gained = await moneyGained(context, memberIds, rights);
  const isOverMoney = gained.length > 0 || kept.some((name) => context.platform.permissions.money.has(name));
  return isOverMoney && (await countOthers(context, kind, gives)) > 0;
}
