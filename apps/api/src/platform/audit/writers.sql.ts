import type { Tx } from '../database/database';

/** Members who did something of `actions` with a record, by its history; of a record that was merged, the one that stays. */
export async function writersOf(
  tx: Tx,
  { type, id, actions }: { type: string; id: string; actions: readonly string[] },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('auditLog')
    .innerJoin('member', 'member.id', 'auditLog.actorMemberId')
    .select(({ fn }) => fn.coalesce('member.mergedInto', 'member.id').as('memberId'))
    .where('subjectType', '=', type)
    .where('subjectId', '=', id)
    .where('action', 'in', actions)
    .distinct()
    .execute();
  return rows.map(({ memberId }) => memberId);
}
