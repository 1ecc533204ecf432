import type { PaymentPolicy } from '@courtyard/contract/accounting/receivables/payment/payment';
import { waterfallOn, type WaterfallPolicy, waterfallTemplates } from '../../../../../ledger';
import type { Tx } from '../../../../../platform/database/database';

/** An order of payment as it was set; the neutral one that every community begins with was set by nobody. */
export interface SetPolicy extends WaterfallPolicy {
  id: string;
  name: PaymentPolicy['name'];
  setAt: string | null;
  setBy: string | null;
}

/** Before all days that the books have. */
const begin = '1900-01-01';

/** The orders of payment of the community, in the order of the days from which they are in force. */
export async function policiesOf(tx: Tx, tenantId: string): Promise<SetPolicy[]> {
  const rows = await tx
    .selectFrom('paymentPolicy')
    .select(['id', 'name', 'version', 'source', 'steps', 'effectiveOn', 'setBy', 'createdAt as setAt'])
    .orderBy('effectiveOn')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const first = {
    ...waterfallTemplates.neutral,
    id: tenantId,
    name: 'neutral' as const,
    effectiveOn: begin,
    setAt: null,
    setBy: null,
  };
  return [first, ...rows];
}

/** The one that is in force on a day: there is always one. */
export function policyOn(policies: readonly SetPolicy[], day: string): SetPolicy {
  const found = waterfallOn(policies, day);
  const policy = policies.findLast((each) => each === found);
  if (!policy) throw new Error('no order of payments is in force on a day');
  return policy;
}
