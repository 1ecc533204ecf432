import { addDays } from '@courtyard/contract/days';
import type { Tx } from '../../../../../platform/database/database';
import type { DemoCommunity } from '../../../../../platform/section/demo/demo-community';
import { setsOf } from '../../../../../platform/core/time-slices';
import { newId } from '../../../../../platform/core/ids';

/** What the demo charges for late dues: an amount, so many days after the due date. */
export const demoLateFee = { graceDays: 10, fixedMinor: 2_500 };

/** The day on which what was due on a day becomes late. */
export const lateOn = (dueOn: string): string => addDays(dueOn, demoLateFee.graceDays + 1);

export interface DemoLateFee {
  /** The invoice of the dues, and that of the fee. */
  installmentId: string;
  invoiceId: string;
  dueOn: string;
  chargedOn: string;
}

const version = 'neutral-late-1';

/** The policy of the demo's late fees, and the fees that it made. */
export async function seedLateFees(
  tx: Tx,
  { id: tenantId, people }: DemoCommunity,
  { from, feeAccountId, fees }: { from: string; feeAccountId: string; fees: readonly DemoLateFee[] },
): Promise<void> {
  const { graceDays, fixedMinor } = demoLateFee;
  await tx
    .insertInto('lateChargePolicy')
    .values({
      tenantId,
      id: newId(),
      name: 'neutral',
      version,
      effectiveOn: from,
      lateFee: JSON.stringify({ graceDays, fixedMinor, millionths: 0, of: 'installment', capMinor: null }),
      interest: null,
      feeAccountId,
      interestAccountId: null,
      setBy: people.treasurer.displayName,
      createdAt: `${from}T17:00:00Z`,
    })
    .execute();
  const rows = fees.map(({ installmentId, invoiceId, dueOn, chargedOn }) => ({
    tenantId,
    id: newId(),
    kind: 'late-fee' as const,
    installmentId,
    invoiceId,
    chargedOn,
    throughOn: null,
    amountMinor: fixedMinor,
    policyVersion: version,
    sentence: `Late payment policy: due ${dueOn}, not paid within ${graceDays} days.`,
    takenBackOn: null,
  }));
  for (const set of setsOf(rows))
    await tx
      .insertInto('lateCharge')
      .values([...set])
      .execute();
}
