import type { Tx } from '../database/database';
import type { SectionDefinition } from '../section/define-section';

/** Members who belong together for a time, as a section keeps them: those who serve on a committee. */
export interface MemberGroup {
  /** `committee`; no other section's. */
  kind: string;
  /** Ids of the active members who belong to one of these groups on a day of the community, each once. */
  membersOf(tx: Tx, ids: readonly string[], onDay: string): Promise<string[]>;
}

/** Groups by their kind: `{ committee: [id] }`. */
export type GroupIds = Readonly<Record<string, readonly string[]>>;

/**
 * Ids of the active members of groups on a day: whom a mailing goes to, or who may decide.
 * Throws for a kind that no section declares.
 */
export async function membersOfGroups(
  sections: readonly Pick<SectionDefinition, 'groups'>[],
  tx: Tx,
  groups: GroupIds,
  onDay: string,
): Promise<string[]> {
  const known = sections.flatMap((section) => section.groups);
  const found = new Set<string>();
  // One after the other: they share the transaction's connection.
  for (const [kind, ids] of Object.entries(groups)) {
    const group = known.find((each) => each.kind === kind);
    if (!group) throw new Error(`No section has groups of the kind ${kind}`);
    for (const id of await group.membersOf(tx, ids, onDay)) found.add(id);
  }
  return [...found];
}
