import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/database';
import type { SectionDefinition } from '../section/define-section';

/** Members who belong together for a time, as a section keeps them: those who serve on a committee. */
export interface MemberGroup {
  /** `committee`; no other section's. */
  kind: string;
  /** SQL: `id` and `name` of each, and as `is_open` whether anybody can belong to it. */
  all: RawBuilder<unknown>;
  /** SQL: `group_id` and `member_id` of the active members who belong to one on a day of the community, each once. */
  servingOn(day: string): RawBuilder<unknown>;
}

/** Groups by their kind: `{ committee: [id] }`. */
export type GroupIds = Readonly<Record<string, readonly string[]>>;

type HasGroups = Pick<SectionDefinition, 'groups'>;

const groupsOf = (sections: readonly HasGroups[]) => sections.flatMap(({ groups }) => groups);

/** SQL: `kind`, `group_id` and `member_id` of all who belong to a group on a day of the community. */
export function servingOn(sections: readonly HasGroups[], day: string): RawBuilder<unknown> {
  const each = groupsOf(sections).map(
    (group) =>
      sql`select ${group.kind}::text as kind, group_id, member_id from (${group.servingOn(day)}) as serving`,
  );
  if (each.length === 0)
    return sql`select null::text as kind, null::uuid as group_id, null::uuid as member_id where false`;
  return sql.join(each, sql` union all `);
}

/** SQL: `kind`, `id`, `name` and `is_open` of all groups. */
export function allGroups(sections: readonly HasGroups[]): RawBuilder<unknown> {
  const each = groupsOf(sections).map(
    ({ kind, all }) => sql`select ${kind}::text as kind, id, name, is_open from (${all}) as known`,
  );
  if (each.length === 0)
    return sql`select null::text as kind, null::uuid as id, null::text as name, false as is_open where false`;
  return sql.join(each, sql` union all `);
}

/** A group as people choose it. */
export interface NamedGroup {
  kind: string;
  id: string;
  name: string;
  isOpen: boolean;
}

/** The groups of a community by name, those that are closed among them. */
export async function namedGroups(sections: readonly HasGroups[], tx: Tx): Promise<NamedGroup[]> {
  const { rows } = await sql<NamedGroup>`
    select kind, id, name, is_open from (${allGroups(sections)}) as known order by lower(name), id`.execute(
    tx,
  );
  return rows;
}

/**
 * Ids of the active members of groups on a day: whom a mailing goes to, or who may decide.
 * Throws for a kind that no section declares.
 */
export async function membersOfGroups(
  sections: readonly HasGroups[],
  tx: Tx,
  groups: GroupIds,
  onDay: string,
): Promise<string[]> {
  const found = new Set<string>();
  // One after the other: they share the transaction's connection.
  for (const [kind, ids] of Object.entries(groups)) {
    const group = groupsOf(sections).find((each) => each.kind === kind);
    if (!group) throw new Error(`No section has groups of the kind ${kind}`);
    const { rows } = await sql<{ memberId: string }>`
      select distinct member_id from (${group.servingOn(onDay)}) as serving
      where group_id = any(${[...ids]}::uuid[]) order by member_id`.execute(tx);
    for (const { memberId } of rows) found.add(memberId);
  }
  return [...found];
}
