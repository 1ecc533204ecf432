import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';

/** Months into which something is posted, `YYYY-MM`, the first one first. It costs the number of accounts and months, not of lines. */
export async function usedMonths(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select to_char(month, 'YYYY-MM') as month from balance_month group by month having sum(lines) > 0 order by month`.execute(
    tx,
  );
  return rows.map(({ month }) => month);
}

/** Last days of the years whose closing entries stand: those that were not reversed. */
export async function closedYears(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ endsOn: string }>`
    select distinct entry_date as ends_on from journal_entry entry
    where class = 'closing' and reverses_id is null and not exists (
      select from journal_entry reversal where reversal.tenant_id = entry.tenant_id and reversal.reverses_id = entry.id)
    order by ends_on`.execute(tx);
  return rows.map(({ endsOn }) => endsOn);
}
