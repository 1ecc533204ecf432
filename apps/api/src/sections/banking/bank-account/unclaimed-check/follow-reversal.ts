import { sql } from 'kysely';
import type { ReversalHook } from '../../../../ledger/posting/reversal-hooks';
import { changeOf, writeAudits } from '../../../../platform/audit/audit';
import { undoneOn } from './set-aside.sql';

interface Followed {
  id: string;
  tenantId: string;
  entryId: string;
  checkEntryId: string;
  movedOn: string;
}

/** Where a check is voided that is moved to unclaimed checks, its move is reversed with it: its bill is owed instead. */
export const undoMovesOfVoided: ReversalHook = async (tx, reversed, actor) => {
  const entryIds = [...reversed.keys()];
  const { rows } = await sql<Followed>`
    select moved.id, moved.tenant_id, moved.entry_id, moved.check_entry_id, moved.moved_on from unclaimed_check moved
    where moved.check_entry_id = any(${entryIds}::uuid[]) and not moved.entry_id = any(${entryIds}::uuid[])
      and ${undoneOn} is null`.execute(tx);
  const [first] = rows;
  if (!first) return [];
  const dateOf = ({ checkEntryId, movedOn }: Followed) => {
    const on = reversed.get(checkEntryId) ?? movedOn;
    return on > movedOn ? on : movedOn;
  };
  await writeAudits(
    tx,
    { tenantId: first.tenantId, memberId: actor.id, displayName: actor.name },
    rows.map((row) =>
      changeOf('unclaimed-check.undo', { 'unclaimed-check': row.id }, {}, { on: dateOf(row) }),
    ),
  );
  return rows.map((row) => ({
    key: `unclaimed-check:${row.id}:back`,
    date: dateOf(row),
    reverses: row.entryId,
    memo: null,
  }));
};
