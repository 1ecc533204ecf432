import type { SalePolicy, SalePolicyInput } from '@courtyard/contract/accounting/receivables/sale/sale';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import { onOnePage } from '../../../../platform/database/lists/one-page';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';

/** Before all days that the books have. */
const begin = '1900-01-01';

/** What is said of sales, in the order of the days from which it is in force; at first nothing goes with a unit, as it is when nobody says so. */
export async function salePolicies(tx: Tx, tenantId: string): Promise<SalePolicy[]> {
  const rows = await tx
    .selectFrom('salePolicy')
    .select(['id', 'owed', 'credit', 'effectiveOn', 'setBy', 'createdAt as setAt'])
    .orderBy('effectiveOn')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const first = {
    id: tenantId,
    owed: 'seller',
    credit: 'seller',
    effectiveOn: begin,
    setAt: null,
    setBy: null,
  } as const;
  return [first, ...rows];
}

/** The one that is in force on the day of a sale. */
export function salePolicyOn(policies: readonly SalePolicy[], day: string): SalePolicy {
  const policy = policies.findLast(({ effectiveOn }) => effectiveOn <= day);
  if (!policy) throw new Error('nothing is said of sales on a day');
  return policy;
}

export const listSalePolicies = async ({ tx, tenant }: ReadContext) =>
  onOnePage((await salePolicies(tx, tenant.id)).toReversed());

/** Says who keeps what at sales from a day on. */
export async function setSalePolicy(context: CallContext, input: SalePolicyInput): Promise<SalePolicy> {
  const { tx, tenant, caller, platform } = context;
  const id = newId();
  await tx
    .insertInto('salePolicy')
    .values({ ...input, tenantId: tenant.id, id, setBy: caller.displayName, createdAt: platform.clock() })
    .execute();
  await recordChange(context, changeOf('sale-policy.set', { 'sale-policy': id }, {}, input));
  const made = (await salePolicies(tx, tenant.id)).find((policy) => policy.id === id);
  if (!made) throw new Error('a policy of sales was set and is not there');
  return made;
}
