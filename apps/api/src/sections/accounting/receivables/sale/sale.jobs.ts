import { sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { theClock } from '../../../../platform/section/jobs/clock-context';
import { morningJob } from '../../clock/clock-work';
import { postEach } from '../../clock/post-each';
import { soldOn } from '../statement/former-ledger.sql';
import { moveSale } from './move-sale.service';
import { salePolicies, salePolicyOn } from './sale-policy.service';

interface Sale {
  ledgerId: string;
  propertyId: string;
  until: string;
}

/** Sales of which something is left that the policy of their day gives to the buyers, and of which nothing was moved yet. */
export async function salesToMove({
  tx,
  ...context
}: Pick<ReadContext, 'tx' | 'tenant' | 'platform'>): Promise<(Sale & { owed: boolean; credit: boolean })[]> {
  const policies = await salePolicies(tx, context.tenant.id);
  const moving = policies.filter(({ owed, credit }) => owed === 'buyer' || credit === 'buyer');
  const [first] = moving;
  if (!first) return [];
  const { rows } = await sql<Sale & { hasOwed: boolean; hasCredit: boolean }>`
    select ledger.id as "ledgerId", ledger.property_id as "propertyId", sold.until, has.owed as "hasOwed", has.credit as "hasCredit"
    from unit_ledger ledger
    cross join lateral (select ${soldOn(todayOf(context))} as until) sold
    cross join lateral (select coalesce(bool_or(item.control = 'receivable'), false) as owed,
        coalesce(bool_or(item.control = 'owner-credit'), false) as credit
      from open_item item where item.party_kind = 'unit' and item.party_id = ledger.id and item.settled_on is null) has
    where sold.until >= ${first.effectiveOn} and (has.owed or has.credit)
      and not exists (select from journal_entry entry where entry.source_kind = 'sale' and entry.source_id = ledger.id::text)
    order by sold.until, ledger.id`.execute(tx);
  return rows.flatMap(({ hasOwed, hasCredit, ...sale }) => {
    const policy = salePolicyOn(policies, sale.until);
    const owed = hasOwed && policy.owed === 'buyer';
    const credit = hasCredit && policy.credit === 'buyer';
    return owed || credit ? [{ ...sale, owed, credit }] : [];
  });
}

/**
 * Moves what goes with a unit after its sale, every morning, once for each sale: what comes open on the sellers' account later, as by a
 * returned check, waits for a person.
 */
export const saleJob = morningJob({
  name: 'accounting.sales',
  cron: '41 * * * *',
  async run(work) {
    const { platform, tenant, contextIn } = work;
    const sales = await platform.inTenant(tenant.id, (tx) => salesToMove(contextIn(tx)), { readOnly: true });
    await postEach(work, 'sale-transfer', sales, ({ ledgerId, propertyId, owed, credit }) =>
      platform.inTenant(tenant.id, (tx) => {
        const context = contextIn(tx);
        const input = { ledgerId, owed, credit, movedOn: todayOf(context) };
        return moveSale(context, propertyId, input, theClock);
      }),
    );
  },
});
