import { type RawBuilder, sql } from 'kysely';

/** The date on which the entry of a move, `moved`, was reversed; null while it stands. */
export const undoneOn = sql<string | null>`(select back.entry_date from journal_entry back
  where back.tenant_id = moved.tenant_id and back.reverses_id = moved.entry_id)`;

/**
 * As of a date the journal's `line` is of a check that is moved to unclaimed checks, or of the move itself: no bank ever has these
 * lines. Once the move is undone, its entry and the reversal are left out, and the check is outstanding again.
 */
export const isSetAside = (at: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from unclaimed_check moved
  left join journal_entry back on back.tenant_id = moved.tenant_id and back.reverses_id = moved.entry_id and back.entry_date <= ${at}
  where moved.tenant_id = line.tenant_id and moved.bank_account_id = line.account_id and moved.moved_on <= ${at}
    and (line.entry_id in (moved.entry_id, back.id) or (back.id is null and line.entry_id = moved.check_entry_id)))`;
