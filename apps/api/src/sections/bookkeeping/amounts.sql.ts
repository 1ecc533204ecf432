import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';

/** Whether an amount was posted, or a service has a price: archived ones too. */
export async function hasBookkeepingAmounts(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ hasAmounts: boolean }>`
    select exists (select from journal_entry)
      or exists (select from service_item where price_minor is not null) as has_amounts`.execute(tx);
  return rows[0]?.hasAmounts ?? false;
}
