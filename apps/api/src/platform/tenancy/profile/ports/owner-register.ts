import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../database/database';
import type { SectionDefinition } from '../../../section/define-section';

/** An owner of a property on a day: a property with several has as many rows. */
export interface OwnerRow {
  propertyId: string;
  property: string;
  /** What the property carries of the community, in millionths. */
  propertyShare: number;
  personId: string;
  person: string;
  /** What the person owns of the property, in millionths. */
  personShare: number;
  /** Null for who has no account. */
  memberId: string | null;
}

/** Somebody whom a section knows, with or without an account. */
interface PersonRow {
  id: string;
  memberId: string | null;
}

/** Who owns what, as a section keeps it: those who decide in a community. */
export interface OwnerRegister {
  /** SQL of `OwnerRow`s, in a fixed order: the owners of all properties in use on a day of the community. */
  ownersOn(day: string): RawBuilder<OwnerRow>;
  /** SQL of `PersonRow`s, as `id` and `member_id`: everybody whom the section knows. */
  people: RawBuilder<PersonRow>;
}

type HasOwners = Pick<SectionDefinition, 'owners'>;

/** The owners on a day of all sections that keep some; none where no section does. */
export async function ownersOn(sections: readonly HasOwners[], tx: Tx, day: string): Promise<OwnerRow[]> {
  const found: OwnerRow[] = [];
  // One after the other: they share the transaction's connection.
  for (const { owners } of sections) {
    if (owners) found.push(...(await owners.ownersOn(day).execute(tx)).rows);
  }
  return found;
}

/** SQL of everybody whom sections know, as `id` and `member_id`; nobody where no section does. */
export function knownPeople(sections: readonly HasOwners[]): RawBuilder<PersonRow> {
  const known = sections.flatMap(({ owners }) => (owners ? [owners.people] : []));
  return known.length === 0
    ? sql`(select null::uuid as id, null::uuid as member_id where false)`
    : sql`(${sql.join(known, sql` union all `)})`;
}

/** SQL of the ids under which sections know a member. */
export const peopleOfMember = (
  sections: readonly HasOwners[],
  memberId: string,
): RawBuilder<{ id: string }> =>
  sql`select known.id from ${knownPeople(sections)} known where known.member_id = ${memberId}::uuid`;
