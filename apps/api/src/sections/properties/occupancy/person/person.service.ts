import type {
  NewPerson,
  Person,
  PersonChange,
  PersonChoice,
} from '@courtyard/contract/properties/occupancy/occupancy';
import { sql } from 'kysely';
import { changesBetween } from '../../../../platform/audit/audit';
import { invalid, notFound } from '../../../../platform/http/problem';
import { newId } from '../../../../platform/core/ids';
import { anyOf, anywhere, atBeginning, isLike } from '../../../../platform/database/lists/search.sql';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { summarize } from '../../property/property.sql';
import { addMember, findMembersToAdd } from './member-person.service';

interface PersonRow {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  memberId: string | null;
  version: number;
}

const maxFound = 20;

export const personColumns = [
  'person.id',
  'person.name',
  'person.email',
  'person.phone',
  'person.memberId',
  'person.version',
] as const;

export function personOf(row: PersonRow): Person {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    memberId: row.memberId,
    version: row.version,
  };
}

/** At most 20 people with the text in the name or at the beginning of the e-mail address, members who are none yet among them, by name. */
export async function findPeople(
  context: Pick<CallContext, 'tx' | 'caller'>,
  search: string,
): Promise<Person[]> {
  const rows = await context.tx
    .selectFrom('person')
    .select(personColumns)
    .where(
      anyOf([
        isLike(sql`person.name_sort`, anywhere(search)),
        isLike(sql`person.email`, atBeginning(search)),
      ]),
    )
    .orderBy('nameSort')
    .orderBy('id')
    .limit(maxFound)
    .execute();
  const members = await findMembersToAdd(context, search);
  const nameOf = ({ name }: Person) => name.toLowerCase();
  return [...rows.map(personOf), ...members]
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    .slice(0, maxFound);
}

/** The member who signs in with this address, unless another person is that member already. */
async function memberWithEmail(
  { tx }: Pick<CallContext, 'tx'>,
  email: string | null,
): Promise<string | null> {
  if (email === null) return null;
  const row = await tx
    .selectFrom('identity')
    .innerJoin('member', 'member.identityId', 'identity.id')
    .leftJoin('person', 'person.memberId', 'member.id')
    .select('member.id')
    .where('identity.email', '=', email)
    .where('person.id', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function addPerson(context: CallContext, input: NewPerson): Promise<string> {
  const same = await context.tx
    .selectFrom('person')
    .select('id')
    .where('nameSort', '=', input.name.toLowerCase())
    .where(sql<boolean>`email is not distinct from ${input.email}`)
    .where(sql<boolean>`phone is not distinct from ${input.phone}`)
    .executeTakeFirst();
  if (same) return same.id;
  const id = newId();
  await context.tx
    .insertInto('person')
    .values({
      tenantId: context.tenant.id,
      id,
      name: input.name,
      email: input.email,
      phone: input.phone,
      memberId: await memberWithEmail(context, input.email),
    })
    .execute();
  return id;
}

/** The id and the name of the chosen person, who is added where new, or where they were a member alone. `field` is told in the problem of an unknown id. */
export async function resolvePerson(
  context: CallContext,
  choice: PersonChoice,
  field: string,
): Promise<{ id: string; name: string }> {
  if (!('personId' in choice)) return { id: await addPerson(context, choice), name: choice.name };
  const row = await context.tx
    .selectFrom('person')
    .select(['id', 'name'])
    .where('id', '=', choice.personId)
    .executeTakeFirst();
  const found = row ?? (await addMember(context, choice.personId));
  if (!found) throw invalid({ [field]: 'Person not found.' });
  return found;
}

/** Corrects a person; lists that show the name follow. */
export async function updatePerson(
  context: CallContext,
  personId: string,
  change: PersonChange,
): Promise<Person> {
  await lockList(context.tx, 'property');
  const row = await context.tx
    .selectFrom('person')
    .select(personColumns)
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!row) throw notFound('person');
  if (row.version !== change.version) throw versionConflict('person');
  const { name, email, phone } = change;
  const changes = changesBetween(
    { name: row.name, email: row.email, phone: row.phone },
    { name, email, phone },
  );
  if (Object.keys(changes).length === 0) return personOf(row);
  const fresh = await context.tx
    .updateTable('person')
    .set({
      name,
      email,
      phone,
      memberId: row.memberId ?? (await memberWithEmail(context, email)),
      version: row.version + 1,
    })
    .where('id', '=', personId)
    .returning(personColumns)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ propertyId: string }>`
    select property_id from ownership where person_id = ${personId}
    union select property_id from residency where person_id = ${personId}`.execute(context.tx);
  await summarize(
    context.tx,
    rows.map((held) => held.propertyId),
    todayOf(context),
  );
  await recordChange(context, {
    action: 'person.update',
    subjectType: 'person',
    subjectId: personId,
    changes,
  });
  return personOf(fresh);
}
