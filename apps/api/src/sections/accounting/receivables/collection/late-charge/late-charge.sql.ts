import type { Tx } from '../../../../../platform/database/database';

/** The policies of the community, in the order of the days from which they are in force. */
export const latePolicies = (tx: Tx) =>
  tx
    .selectFrom('lateChargePolicy')
    .select(['id', 'name', 'version', 'effectiveOn', 'lateFee', 'interest'])
    .select(['feeAccountId', 'interestAccountId', 'setBy', 'createdAt as setAt'])
    .orderBy('effectiveOn')
    .orderBy('createdAt')
    .execute();

type LatePolicy = Awaited<ReturnType<typeof latePolicies>>[number];

/**
 * Where fees and interest are booked on a day: by the newest policy in force that charges them. What an older policy charges goes there
 * too, since its own account may be archived by then.
 */
export function chargedTo(policies: readonly LatePolicy[], today: string) {
  const inForce = policies.filter(({ effectiveOn }) => effectiveOn <= today);
  return {
    'late-fee': inForce.findLast(({ lateFee }) => lateFee !== null)?.feeAccountId ?? null,
    interest: inForce.findLast(({ interest }) => interest !== null)?.interestAccountId ?? null,
  };
}

/** The accounts that late payment is charged to on a day or after. */
export async function lateChargeAccounts(tx: Tx, today: string): Promise<string[]> {
  const policies = await latePolicies(tx);
  const days = [today, ...policies.map(({ effectiveOn }) => effectiveOn).filter((day) => day > today)];
  return days.flatMap((day) => Object.values(chargedTo(policies, day))).filter((id) => id !== null);
}
