import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { say } from '../../../platform/http/language/sentence';
import { entryKinds } from '../../accounting';
import type { PlannedEntry } from './plan.rules';
import type { Fault } from './rows.rules';

/** The day of the first entry that was made here and stands; null where all of the books was brought. */
async function ownSince(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ date: string }>`
    select entry.entry_date::text as date
    from journal_entry entry
    where entry.kind not in ('moving-in', 'opening') and entry.reverses_id is null
      and not exists (select from journal_entry back
        where back.tenant_id = entry.tenant_id and back.reverses_id = entry.id)
    order by entry.entry_date, entry.no limit 1`.execute(tx);
  return rows[0]?.date ?? null;
}

/**
 * Entries of a journal that would wait for a second person, from the day on since which these books are kept here: a file is no way
 * around who decides. What is older was decided in the other system.
 */
export async function faultsOfUndecided(tx: Tx, entries: readonly PlannedEntry[]): Promise<Fault[]> {
  const since = entries.length === 0 ? null : await ownSince(tx);
  const late = since === null ? [] : entries.filter(({ date }) => date >= since);
  if (late.length === 0) return [];
  const kindOf = await entryKinds(tx);
  return late.flatMap(({ lines }): Fault[] => {
    const amountMinor = lines.reduce((sum, line) => sum + Math.max(0, line.amountMinor), 0);
    const moved = lines.map((line) => ({ ...line, accountId: line.account.id }));
    const { kind } = kindOf({ lines: moved, amountMinor });
    return kind === null
      ? []
      : [
          {
            kind: 'journal',
            line: lines[0]?.line ?? 0,
            field: null,
            said: say`On this day the books were kept here already, and this entry takes a second person. Write it as a journal entry.`,
          },
        ];
  });
}
