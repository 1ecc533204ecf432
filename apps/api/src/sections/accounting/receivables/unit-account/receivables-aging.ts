import { agingBuckets } from '@courtyard/contract/accounting/receivables/invoice/invoice.values';
import type { ReceivablesAging } from '@courtyard/contract/accounting/receivables/unit-account/receivables-aging';
import { trendDays, trendOf } from '@courtyard/contract/platform/dashboard/trend.rules';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { accountTotals, remembered } from './unit-account.sql';

/**
 * What of the charges of units was past due at the end of each day: what is now, less what was posted after the day. So the
 * statement reads the items that are open and the lines since the first of the days, however old the books are.
 */
async function pastDueOn(tx: Tx, days: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ pastDueMinor: number }>`
    with standing as (
      select due_on, sum(balance) as amount from open_item
      where control = 'receivable' and party_kind = 'unit' and balance <> 0 group by due_on
    ), moved as (
      select item.due_on, line.entry_date, sum(line.amount) as amount
      from journal_line line
      join open_item item on item.tenant_id = line.tenant_id and item.id = line.open_item_id
      where line.account_id in (select id from account where control = 'receivable')
        and line.entry_date > ${days[0]}::date and item.control = 'receivable' and item.party_kind = 'unit'
      group by item.due_on, line.entry_date
    )
    select (coalesce((select sum(amount) from standing where due_on < asked.day), 0)
      - coalesce((select sum(amount) from moved where due_on < asked.day and entry_date > asked.day), 0))::bigint as "pastDueMinor"
    from unnest(${[...days]}::date[]) with ordinality asked (day, place) order by asked.place`.execute(tx);
  return rows.map(({ pastDueMinor }) => pastDueMinor);
}

/** What units owe today by age, as the list of their accounts adds it up, and what was past due before. */
export async function receivablesAging(context: ReadContext): Promise<ReceivablesAging> {
  const at = todayOf(context);
  const days = trendDays(at);
  const { sums } = await accountTotals(context, {});
  const pastDue = await remembered(context, { pastDueOn: at }, () => pastDueOn(context.tx, days));
  const buckets = agingBuckets.map((bucket) => ({ bucket, openMinor: sums[`${bucket}Minor`] ?? 0 }));
  const openMinor = buckets.reduce((sum, bucket) => sum + bucket.openMinor, 0);
  return {
    at,
    buckets,
    openMinor,
    pastDueMinor: openMinor - (sums.currentMinor ?? 0),
    trend: trendOf(days, pastDue),
  };
}
