import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { billsThatWait, entryKinds } from '../../../accounting';
import type { PlannedBill } from '../payables/bills.rules';
import type { PlannedEntry } from '../plan.rules';
import type { Fault } from '../rows.rules';

/** The day of the first entry that was made here and stands, an accrual with its own reversal too; null where all of the books was brought. */
export async function ownSince(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ date: string }>`
    select entry.entry_date::text as date
    from journal_entry entry
    where entry.kind not in ('moving-in', 'opening') and entry.reverses_id is null
      and (entry.kind = 'accrual' or not exists (select from journal_entry back
        where back.tenant_id = entry.tenant_id and back.reverses_id = entry.id))
    order by entry.entry_date, entry.no limit 1`.execute(tx);
  return rows[0]?.date ?? null;
}

interface Brought {
  /** What is posted of the journal still. */
  entries: readonly PlannedEntry[];
  /** Bills that are not here yet, all of them posted on one day. */
  bills: readonly PlannedBill[];
  on: string;
}

/**
 * What of files would wait for a second person, from the day on since which these books are kept here: a file is no way around who
 * decides. What is older was decided in the other system.
 */
export async function faultsOfUndecided(tx: Tx, { entries, bills, on }: Brought): Promise<Fault[]> {
  const since = entries.length + bills.length === 0 ? null : await ownSince(tx);
  if (since === null) return [];
  const kindOf = await entryKinds(tx);
  const ofJournal = entries
    .filter(({ date }) => date >= since)
    .filter(({ lines }) => {
      const amountMinor = lines.reduce((sum, line) => sum + Math.max(0, line.amountMinor), 0);
      const moved = lines.map((line) => ({ ...line, accountId: line.account.id }));
      return kindOf({ lines: moved, amountMinor }).kind !== null;
    })
    .map(({ lines }): Fault => {
      const line = lines[0]?.line ?? 0;
      return {
        kind: 'journal',
        line,
        field: null,
        said: 'This date is already in these books, and the amount needs approval. Enter it as a journal entry.',
      };
    });
  const waits = await billsThatWait(tx, bills);
  const ofBills = (on < since ? [] : bills.filter(waits)).map(({ line }): Fault => ({
    kind: 'bills',
    line,
    field: 'amount',
    said: 'The old system’s last day is already in these books, and the amount needs approval. Enter it as a bill.',
  }));
  return [...ofJournal, ...ofBills];
}
