import { addDays } from '@courtyard/contract/days';
import { type ReadContext, todayOf } from '../../../../section/call-context';
import type { AnyApprovalKind } from '../../approval-kind';
import type { Rule } from '../approval-rule.sql';

/** The first day whose amounts a rule adds up today. */
export const summedFrom = (context: Pick<ReadContext, 'platform' | 'tenant'>, sumDays: number): string =>
  addDays(todayOf(context), 1 - sumDays);

/** The amount that a rule weighs, in minor units: with what the same payee got within its days, where it adds these up. */
export async function weighedMinor(
  context: Pick<ReadContext, 'tx' | 'platform' | 'tenant'>,
  kind: AnyApprovalKind,
  {
    sumDays,
    recordId,
    amountMinor,
  }: Pick<Rule, 'sumDays'> & { recordId: string; amountMinor: number | null },
): Promise<number | null> {
  if (amountMinor === null || sumDays === null || !kind.earlierToPayee) return amountMinor;
  const from = summedFrom(context, sumDays);
  return Math.abs(amountMinor) + (await kind.earlierToPayee(context, { recordId, from }));
}
