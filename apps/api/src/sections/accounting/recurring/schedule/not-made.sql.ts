import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { isRefused } from './due-templates.sql';

/** Invoices and entries that schedules were to make until a day and that are not made: the clock has not run, it failed or it was refused. */
export async function recurringNotMade(tx: Tx, until: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from recurring_template where status = 'active' and next_on <= ${until})::int
      + (select count(*) from recurring_occurrence day where day.occurs_on <= ${until} and (day.status = 'failed' or ${isRefused('day')}))::int
      as count`.execute(tx);
  return rows[0]?.count ?? 0;
}
