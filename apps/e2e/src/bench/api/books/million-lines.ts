import { superuser } from '../../../product/database/superuser';
import type { Product } from '../../../product/product';

export const entries = 200_000;
const linesOfEntry = 5;
export const lines = entries * linesOfEntry;
/** Of them, so many are of one month. */
export const inOneMonth = { month: '2026-03', entries: 40_000 };

/**
 * Gives the demo's books a million lines: five an entry, over income and expenses of two funds and a bank account of each; expenses name
 * a vendor. Past the functions that post, which would take minutes; the balances are then made from the lines. The hashes are not those
 * of a chain. `only` makes so many entries, all in one month, instead.
 */
export async function fillBooks(product: Product, only?: { month: string; entries: number }): Promise<void> {
  const count = only?.entries ?? entries;
  const busy = only ?? inOneMonth;
  const client = await superuser(product);
  try {
    await client.query(`select set_config('app.tenant_id', id::text, false) from tenant where slug = 'demo'`);
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `create temp table made on commit drop as
      select gen_random_uuid() as id, n, head.next_no - 1 + n as no,
        case when n <= $2 then ($3 || '-01')::date + (n % ${only ? 28 : 31})::int
          else (date '2021-01-01' + (n % 1826)::int) end as day,
        case when n % 4 = 0 then 'RES' else 'OP' end as fund
      from generate_series(1, $1::int) n
      cross join (select next_no from ledger_head where tenant_id = courtyard.tenant_id()) head`,
      [count, busy.entries, busy.month],
    );
    await client.query(
      `insert into journal_entry (tenant_id, id, no, entry_date, kind, class, layer, idem_key, idem_hash, line_count, posted_at,
        posted_by_name, prev_hash, hash, amount)
      select courtyard.tenant_id(), id, no, day, 'journal', 'ordinary', 'B', 'bench:' || n, '', ${linesOfEntry}, now(), 'Bench', '',
        sha256(convert_to(n::text, 'UTF8')), 4 * (n % 9973) + 14
      from made`,
    );
    await client.query(
      `with moved as (
        select id, type, (row_number() over (order by code))::int - 1 as place, count(*) over ()::int as all_of
        from account where tenant_id = courtyard.tenant_id() and not is_heading and control = 'none' and fund_id is null
          and type in ('income', 'expense')
      ), bank as (
        select fund.id as fund_id, fund.code, account.id from account
        join fund on fund.tenant_id = account.tenant_id and fund.id = account.fund_id
        where account.tenant_id = courtyard.tenant_id() and account.code in ('1010', '1020')
      )
, vendors as (
        select array_agg(id order by name) as ids from vendor where tenant_id = courtyard.tenant_id()
      )
      insert into journal_line (tenant_id, entry_id, line, account_id, control, fund_id, entry_date, entry_no, amount, party_kind, party_id)
      select courtyard.tenant_id(), made.id, line, coalesce(moved.id, bank.id), 'none', bank.fund_id, made.day, made.no,
        case when line = ${linesOfEntry} then -(4 * (made.n % 9973) + 14) else made.n % 9973 + line + 1 end,
        case moved.type when 'expense' then 'vendor' end,
        case moved.type when 'expense' then vendors.ids[1 + made.n % cardinality(vendors.ids)] end
      from made join bank on bank.code = made.fund cross join vendors cross join generate_series(1, ${linesOfEntry}) line
      left join moved on line < ${linesOfEntry} and moved.place = (made.n * 7 + line * 13) % moved.all_of`,
    );
    await client.query(
      `update ledger_head set next_no = next_no + $1, hash = sha256('bench') where tenant_id = courtyard.tenant_id()`,
      [count],
    );
    await client.query('commit');
    await client.query('select ledger.rebuild_balances()');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** What the books come to by month, fund and account, in minor units, as text that outside readers' sums are compared with. */
export async function sumsOf(product: Product): Promise<Map<string, number>> {
  const client = await superuser(product);
  try {
    const { rows } = await client.query<{ key: string; sum: string }>(
      `select to_char(kept.month, 'YYYY-MM') || ' ' || fund.code || ' ' || account.code as key, sum(debit - credit)::bigint::text as sum
      from balance_month kept
      join account on account.tenant_id = kept.tenant_id and account.id = kept.account_id
      join fund on fund.tenant_id = kept.tenant_id and fund.id = kept.fund_id
      where kept.tenant_id = (select id from tenant where slug = 'demo') and layer in ('B', 'Ar', 'Ap')
      group by 1 having sum(debit - credit) <> 0`,
    );
    return new Map(rows.map(({ key, sum }) => [key, Number(sum)]));
  } finally {
    await client.end();
  }
}
