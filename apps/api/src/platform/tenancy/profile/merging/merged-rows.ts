import type { Label } from '@courtyard/contract/fields/labels';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../database/database';
import type { RouteContract } from '@courtyard/contract';
import type { Call } from '../../../http/implement';
import type { CallContext } from '../../../section/call-context';

/** Two members who are one person: what is of `from` becomes of `to`. */
export interface MergedMembers {
  from: string;
  to: string;
}

/** In whose name, and where, members are merged. */
export type MergeContext = CallContext & Pick<Call<RouteContract & { access: 'signed-in' }>, 'afterCommit'>;

/** What becomes of rows that refer to a member whose record is merged into another. */
type Fate =
  /** They refer to the one that stays. `onceBy`: columns by which that one has a row once; what it has already stays then. */
  | { moves: { onceBy?: readonly string[] } }
  /** They go on referring to what they refer to, for the reason. */
  | { stays: string }
  /** They are removed, for the reason. */
  | { ends: string }
  /** The merge itself sees to them, or those who see to another column, for the reason. */
  | { apart: string }
  | { by: (context: MergeContext, members: MergedMembers) => Promise<void> };

/** A column that refers to members, persons or identities. */
export interface MergedRows {
  table: string;
  column: string;
  fate: Fate;
  /** What the rows are called where they are counted before; those that nobody would miss are not. */
  label?: Label;
  /** Counts a member's; by the column where it refers to members. */
  counted?: (memberId: string) => RawBuilder<unknown>;
}

/** Moves rows of a table, or removes them; what is seen to otherwise is not touched. */
export async function applyFate(
  context: MergeContext,
  { table, column, fate }: MergedRows,
  members: MergedMembers,
): Promise<void> {
  const [rows, owner] = [sql.table(table), sql.ref(column)];
  const { from, to } = members;
  if ('by' in fate) await fate.by(context, members);
  else if ('moves' in fate && fate.moves.onceBy) {
    const isSame = fate.moves.onceBy.map((by) => sql`kept.${sql.ref(by)} = moved.${sql.ref(by)}`);
    const same = sql.join([sql`kept.${owner} = ${to}`, ...isSame], sql` and `);
    await sql`update ${rows} moved set ${owner} = ${to}
      where moved.${owner} = ${from} and not exists (select from ${rows} kept where ${same})`.execute(
      context.tx,
    );
    await sql`delete from ${rows} where ${owner} = ${from}`.execute(context.tx);
  } else if ('moves' in fate)
    await sql`update ${rows} set ${owner} = ${to} where ${owner} = ${from}`.execute(context.tx);
  else if ('ends' in fate) await sql`delete from ${rows} where ${owner} = ${from}`.execute(context.tx);
}

/** How many rows a member has. */
export async function countOf(
  tx: Tx,
  { table, column, counted }: MergedRows,
  memberId: string,
): Promise<number> {
  const condition = counted?.(memberId) ?? sql`${sql.ref(column)} = ${memberId}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${condition}`.execute(tx);
  return rows[0]?.count ?? 0;
}
