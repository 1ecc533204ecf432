import { sql } from 'kysely';
import { lockUnits } from '../unit-account/unit-ledger-on.sql';
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

/** The last days on which something was posted to what is left: null where nothing of it is. */
interface Left {
  lastOwed: string | null;
  lastCredit: string | null;
}

/**
 * Sales of which something is left that the policy of their day gives to the buyers, and of which nothing was moved yet: all, or that of
 * one account. What was billed ahead is moved from the day of its invoice on; where that used the sellers' credit, what is left of the
 * credit waits for that day too.
 */
export async function salesToMove(
  { tx, ...context }: Pick<ReadContext, 'tx' | 'tenant' | 'platform'>,
  ofLedger?: string,
): Promise<(Sale & { owed: boolean; credit: boolean })[]> {
  const policies = await salePolicies(tx, context.tenant.id);
  const moving = policies.filter(({ owed, credit }) => owed === 'buyer' || credit === 'buyer');
  const [first] = moving;
  if (!first) return [];
  const today = todayOf(context);
  const asked = ofLedger === undefined ? sql`` : sql`and ledger.id = ${ofLedger}::uuid`;
  const { rows } = await sql<Sale & Left>`
    select ledger.id as "ledgerId", ledger.property_id as "propertyId", sold.until, has.owed as "lastOwed", has.credit as "lastCredit"
    from unit_ledger ledger
    cross join lateral (select ${soldOn(today)} as until) sold
    cross join lateral (select max(posted.last) filter (where item.control = 'receivable') as owed,
        max(posted.last) filter (where item.control = 'owner-credit') as credit
      from open_item item
      cross join lateral (select max(line.entry_date) as last from journal_line line
        where line.tenant_id = item.tenant_id and line.open_item_id = item.id) posted
      where item.party_kind = 'unit' and item.party_id = ledger.id and item.settled_on is null
        and item.issued_on <= ${today}::date) has
    where sold.until >= ${first.effectiveOn} and (has.owed is not null or has.credit is not null) ${asked}
      and not exists (select from journal_entry entry where entry.source_kind = 'sale' and entry.source_id = ledger.id::text)
    order by sold.until, ledger.id`.execute(tx);
  return rows.flatMap(({ lastOwed, lastCredit, ...sale }) => {
    const policy = salePolicyOn(policies, sale.until);
    const owed = policy.owed === 'buyer' ? lastOwed : null;
    const credit = policy.credit === 'buyer' ? lastCredit : null;
    const isForLater = [owed, credit].some((last) => last !== null && last > today);
    if (isForLater || (owed === null && credit === null)) return [];
    return [{ ...sale, owed: owed !== null, credit: credit !== null }];
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
    await postEach(work, 'sale-transfer', sales, ({ ledgerId, propertyId }) =>
      platform.inTenant(tenant.id, async (tx) => {
        const context = contextIn(tx);
        await lockUnits(tx, [propertyId]);
        // A person, or another process, moved it meanwhile.
        const [sale] = await salesToMove(context, ledgerId);
        if (!sale) return;
        const { owed, credit } = sale;
        const input = { ledgerId, owed, credit, movedOn: todayOf(context) };
        await moveSale(context, propertyId, input, theClock);
      }),
    );
  },
});
