import { sql } from 'kysely';
import { type AuditEntry, changeOf, writeAudits } from '../../platform/audit/audit';
import type { Tx } from '../../platform/database/database';
import { lockList } from '../../platform/database/lists/lock-list';
import type { Actor } from './entry';

interface Released {
  id: string;
  tenantId: string;
  no: number;
}

/**
 * Has the lines of a bank that were matched to entries stand to match again, because these entries are taken back: what the bank
 * booked is still there, the entry is no longer what it was. An entry that was posted for a match is taken back with it elsewhere.
 */
export async function releaseMatches(tx: Tx, entryIds: readonly string[], actor: Actor): Promise<void> {
  if (entryIds.length === 0) return;
  // Who matches takes it too: no line is matched to an entry while that is taken back.
  await lockList(tx, 'bank-match');
  const matches = sql`select line.match_id from bank_match_line line where line.entry_id = any(${entryIds}::uuid[])`;
  const { rows } = await sql<Released>`
    update bank_transaction bank set state = 'open', match_id = null,
      released_no = (select min(entry.no) from bank_match_line line
        join journal_entry entry on entry.tenant_id = line.tenant_id and entry.id = line.entry_id
        where line.tenant_id = bank.tenant_id and line.match_id = bank.match_id and entry.id = any(${entryIds}::uuid[]))
    where bank.match_id in (${matches})
    returning bank.id, bank.tenant_id, bank.released_no as no`.execute(tx);
  const [first] = rows;
  if (!first) return;
  await sql`delete from bank_match where id in (${matches})`.execute(tx);
  const entries = rows.map(({ id, no }): AuditEntry =>
    changeOf(
      'bank-transaction.release',
      { 'bank-transaction': id },
      { state: 'matched', entry: no },
      { state: 'open' },
    ),
  );
  await writeAudits(tx, { tenantId: first.tenantId, memberId: actor.id, displayName: actor.name }, entries);
}
