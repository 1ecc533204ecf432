import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';

/** Whether an amount is recorded anywhere in the section, fees of areas and archived records included. */
export async function hasPropertyAmounts(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ hasAmounts: boolean }>`
    select exists (select from common_area where fee_minor > 0 or deposit_minor > 0)
      or exists (select from reservation where fee_minor > 0 or deposit_minor > 0)
      or exists (select from insurance_policy where cover_minor is not null)
      or exists (select from reserve_component where replacement_cost_minor > 0)
      or exists (select from asset where cost_minor is not null)
      or exists (select from asset_service where cost_minor is not null) as has_amounts`.execute(tx);
  return rows[0]?.hasAmounts ?? false;
}
