import { type RawBuilder, sql } from 'kysely';
import type { Layer } from '../ledger.tables';
import { type Basis, layersOf } from './basis';

/** The number of the last journal entry that counts, for figures as they were when it was the last; all entries where none is given. */
export interface ThroughEntry {
  journalNo?: number | undefined;
}

interface Balances {
  /** Has the columns of `balance_month`. */
  months: RawBuilder<unknown>;
  /** Has the columns of `balance_day`. */
  days: RawBuilder<unknown>;
}

/** Lines of the entries after a journal entry, as they count in layers: in those of cash, what the entries are there. */
function linesAfter(journalNo: number, layers: readonly Layer[]) {
  const written = sql`
    select line.account_id, line.fund_id, line.entry_date as day, entry.class, entry.layer, line.amount
    from journal_entry entry
    join journal_line line on line.tenant_id = entry.tenant_id and line.entry_id = entry.id
    where entry.no > ${journalNo} and entry.layer = any (${layers})`;
  const turned = layers.flatMap((layer): Layer[] => (layer === 'Cr' ? ['Ar'] : layer === 'Cp' ? ['Ap'] : []));
  // Entry by entry: the view would be made of the whole books otherwise.
  const inCash = sql`
    select cash.account_id, cash.fund_id, cash.entry_date, 'ordinary', cash.layer, cash.amount
    from journal_entry entry
    cross join lateral (select account_id, fund_id, entry_date, layer, amount from journal_cash_line
      where tenant_id = entry.tenant_id and entry_id = entry.id offset 0) cash
    where entry.no > ${journalNo} and entry.class = 'ordinary' and entry.layer = any (${turned})`;
  return turned.length === 0 ? written : sql`${written} union all ${inCash}`;
}

/**
 * Balances by month and day as they were through a journal entry: those of now less the lines of the entries after it. Balances carry
 * no entry numbers; this costs the entries since, once.
 */
export function balancesThrough({ journalNo }: ThroughEntry, basis: Basis): Balances {
  if (journalNo === undefined) return { months: sql`balance_month`, days: sql`balance_day` };
  const later = sql`with later as materialized (${linesAfter(journalNo, layersOf[basis])})`;
  const taken = sql`class, layer, -greatest(amount, 0) as debit, -greatest(-amount, 0) as credit, -1 as lines from later`;
  return {
    months: sql`(${later} select account_id, fund_id, month, class, layer, debit, credit, lines from balance_month
      union all select account_id, fund_id, date_trunc('month', day)::date, ${taken}) balance_month`,
    days: sql`(${later} select account_id, fund_id, day, class, layer, debit, credit, lines from balance_day
      union all select account_id, fund_id, day, ${taken}) balance_day`,
  };
}
