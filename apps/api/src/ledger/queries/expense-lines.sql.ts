import { laterDay } from '@courtyard/contract/days';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import { exact } from '../chart/exact-amount';
import { type Basis, layersOf } from './basis';
import type { CellSpan } from './cells.sql';

/** A line on an expense account as it counts in a basis. */
export interface ExpenseLineRow {
  tenantId: string;
  entryId: string;
  place: number;
  /** Unique, and in the order of the journal: an entry has fewer lines than the numbers between two entries. */
  position: number;
  no: number;
  day: string;
  kind: string;
  sourceKind: string | null;
  sourceId: string | null;
  /** Whom it is owed to or was paid to; null where no vendor is named. */
  vendorId: string | null;
  accountId: string;
  fundId: string;
  memo: string | null;
  amount: number;
}

const vendorOf = (line: string) =>
  sql`case ${sql.ref(`${line}.party_kind`)} when 'vendor' then ${sql.ref(`${line}.party_id`)} end`;

const positionOf = (place: string) => sql`entry.no * 100000 + ${sql.ref(place)}`;

/** Layers whose entries count by what is paid, as `journal_cash_line` has them. */
const paidLayers: Readonly<Record<Basis, readonly string[]>> = {
  accrual: [],
  cash: ['Ar', 'Ap'],
  'modified-cash': ['Ap'],
};

/**
 * Expense lines of the journal in a basis, without the entries that close a year: their sums by account, fund and date are the balances'
 * of the basis. In a cash basis, entries on receivables or payables are what `journal_cash_line` makes of them, by vendor besides.
 */
export function expenseLines(basis: Basis): RawBuilder<ExpenseLineRow> {
  const paid = paidLayers[basis];
  const written = sql`select line.tenant_id, line.entry_id, line.line as place, ${positionOf('line.line')} as position, entry.no, entry.entry_date as day, entry.kind,
      entry.source_kind, entry.source_id, ${vendorOf('line')} as vendor_id, line.account_id, line.fund_id,
      coalesce(line.memo, entry.memo) as memo, line.amount
    from journal_entry entry
    join journal_line line on line.tenant_id = entry.tenant_id and line.entry_id = entry.id
    join account on account.tenant_id = line.tenant_id and account.id = line.account_id and account.type = 'expense'
    where entry.class = 'ordinary'
      ${paid.length === 0 ? sql`` : sql`and entry.layer = any (${layersOf[basis]})`}`;
  if (paid.length === 0) return sql<ExpenseLineRow>`(${written})`;
  const opening = sql`(entry.kind = 'opening' or exists (select from journal_entry original
    where original.tenant_id = entry.tenant_id and original.id = entry.reverses_id and original.kind = 'opening'))`;
  const inCash = sql`select entry.tenant_id, entry.id, cash.place, ${positionOf('cash.place')}, entry.no, entry.entry_date, entry.kind,
      entry.source_kind, entry.source_id, cash.vendor_id, cash.account_id, cash.fund_id, entry.memo, cash.amount
    from journal_entry entry
    cross join lateral (
      select made.account_id, made.fund_id, made.vendor_id, sum(made.amount)::bigint as amount,
        row_number() over (order by made.account_id, made.fund_id, made.vendor_id)::int as place
      from (
        select case when item.contra_account_id is null then line.account_id
            else coalesce((select begun.id from account begun where begun.tenant_id = line.tenant_id
              and begun.purpose = 'closing' and ${opening}), item.contra_account_id) end as account_id,
          line.fund_id, coalesce(${vendorOf('item')}, ${vendorOf('line')}) as vendor_id, line.amount
        from journal_line line
        left join open_item item on item.tenant_id = line.tenant_id and item.id = line.open_item_id
        where line.tenant_id = entry.tenant_id and line.entry_id = entry.id
      ) made
      join account on account.tenant_id = entry.tenant_id and account.id = made.account_id and account.type = 'expense'
      group by made.account_id, made.fund_id, made.vendor_id having sum(made.amount) <> 0
    ) cash
    where entry.class = 'ordinary' and entry.layer = any (${paid})
      and exists (select from journal_line moved
        join account on account.tenant_id = moved.tenant_id and account.id = moved.account_id
        where moved.tenant_id = entry.tenant_id and moved.entry_id = entry.id
          and moved.control not in ('receivable', 'payable') and account.type not in ('income', 'expense'))
      and exists (select from journal_line owing
        where owing.tenant_id = entry.tenant_id and owing.entry_id = entry.id and owing.control <> 'none')`;
  return sql<ExpenseLineRow>`(${written} union all ${inCash})`;
}

export interface VendorSpans {
  basis: Basis;
  /** Days whose entries count, both included. */
  spans: readonly (CellSpan & { from: string })[];
  fundId?: string | undefined;
}

/** What was spent with each vendor, by span in the order in which they were asked for. */
export interface VendorExpense {
  vendorId: string;
  amountMinor: number[];
}

/**
 * What was spent with each vendor in some spans. Balances know no vendors: it reads the lines of the spans. An entry that closes a year
 * names no vendor, so that in accrual basis the index of such lines answers it alone.
 */
export async function expensesByVendor(
  tx: Tx,
  { basis, spans, fundId }: VendorSpans,
): Promise<VendorExpense[]> {
  const lines =
    basis === 'accrual'
      ? sql`(select line.party_id as vendor_id, line.fund_id, line.entry_date as day, line.amount from journal_line line
          where line.party_kind = 'vendor' and line.account_id = any (array(select id from account where type = 'expense')))`
      : expenseLines(basis);
  const inSpan = ({ from, to }: VendorSpans['spans'][number]) => sql`line.day between ${from} and ${to}`;
  // Of all spans together, as one range: an index is asked for that.
  const first = spans.map(({ from }) => from).toSorted()[0] ?? null;
  const last = spans.map(({ to }) => to).reduce(laterDay);
  const { rows } = await sql<VendorExpense>`
    select line.vendor_id, json_build_array(${sql.join(
      spans.map((span) => sql`coalesce(sum(line.amount) filter (where ${inSpan(span)}), 0)::bigint`),
    )}) as amount_minor
    from ${lines} line
    where line.vendor_id is not null and line.day >= ${first} and line.day <= ${last} and (${sql.join(spans.map(inSpan), sql` or `)})
      ${fundId === undefined ? sql`` : sql`and line.fund_id = ${fundId}`}
    group by line.vendor_id`.execute(tx);
  // JSON has numbers of any size, and a parser rounds them in silence.
  for (const { amountMinor } of rows) amountMinor.forEach(exact);
  return rows;
}
