import { sql } from 'kysely';
import type { NewReversal } from '../../../../ledger';
import type { ReversalHook } from '../../../../ledger/posting/reversal-hooks';
import { type AuditEntry, changeOf, writeAudits } from '../../../../platform/audit/audit';
import type { Tx } from '../../../../platform/database/database';
import { lockList } from '../../../../platform/database/lists/lock-list';

interface Released {
  id: string;
  tenantId: string;
  no: number;
}

interface Rest {
  entryId: string;
  entryDate: string;
  memo: string | null;
  bankTransactionId: string;
  /** The day on which the entry is taken back whose match it was posted with. */
  on: string;
}

/** Entries that were posted with the matches of these, for what they left open: without them they say nothing of the bank. */
async function restsOf(tx: Tx, taken: ReadonlyMap<string, string>): Promise<Rest[]> {
  const entryIds = [...taken.keys()];
  const { rows } = await sql<Omit<Rest, 'on'> & { takenId: string }>`
    select distinct on (rest.id) rest.id as entry_id, rest.entry_date, rest.memo, line.entry_id as taken_id,
      (select bank.id from bank_transaction bank where bank.tenant_id = own.tenant_id and bank.match_id = own.id
        order by bank.id limit 1) as bank_transaction_id
    from bank_match_line line
    join bank_match own on own.tenant_id = line.tenant_id and own.id = line.match_id
    join journal_entry rest on rest.tenant_id = own.tenant_id and rest.id = own.entry_id
    where line.entry_id = any(${entryIds}::uuid[]) and not own.entry_id = any(${entryIds}::uuid[])
      and not exists (select from journal_entry back where back.tenant_id = rest.tenant_id and back.reverses_id = rest.id)
    order by rest.id, line.entry_id`.execute(tx);
  return rows.map(({ takenId, ...rest }) => ({ ...rest, on: taken.get(takenId) ?? rest.entryDate }));
}

const reversalOf = ({ entryId, entryDate, memo, bankTransactionId, on }: Rest): NewReversal => ({
  key: `bank:${entryId}:back`,
  date: entryDate > on ? entryDate : on,
  reverses: entryId,
  source: { kind: 'bank-transaction', id: bankTransactionId },
  memo,
});

/**
 * Reopens bank transactions that were matched to entries which are now reversed: the bank still booked them, but the entry is gone.
 * Entries that were posted together with such a match are reversed with it.
 */
export const releaseMatches: ReversalHook = async (tx, taken, actor) => {
  const entryIds = [...taken.keys()];
  // Who matches takes it too: no line is matched to an entry while that is taken back.
  await lockList(tx, 'bank-match');
  const rests = await restsOf(tx, taken);
  const matches = sql`select line.match_id from bank_match_line line where line.entry_id = any(${entryIds}::uuid[])`;
  const { rows } = await sql<Released>`
    update bank_transaction bank set state = 'open', match_id = null,
      released_no = (select min(entry.no) from bank_match_line line
        join journal_entry entry on entry.tenant_id = line.tenant_id and entry.id = line.entry_id
        where line.tenant_id = bank.tenant_id and line.match_id = bank.match_id and entry.id = any(${entryIds}::uuid[]))
    where bank.match_id in (${matches})
    returning bank.id, bank.tenant_id, bank.released_no as no`.execute(tx);
  const [first] = rows;
  if (!first) return [];
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
  return rests.map(reversalOf);
};
