import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { newId } from '../../../../platform/core/ids';
import { type CallContext, todayOf } from '../../../../platform/section/call-context';
import { largestRemainder } from '../property.rules';
import { summarize } from '../property.sql';
import type { PlannedRow } from './rules/verdict.rules';

interface Somebody {
  name: string;
  email: string | null;
  phone: string | null;
}

const keyOf = ({ name, email, phone }: Somebody) => JSON.stringify([name.toLowerCase(), email, phone]);

/** Ids of people of these names, by name and contact. */
async function knownPeople(tx: Tx, people: readonly Somebody[]): Promise<Map<string, string>> {
  const names = [...new Set(people.map(({ name }) => name.toLowerCase()))];
  const rows = await tx
    .selectFrom('person')
    .select(['id', 'name', 'email', 'phone'])
    .where('nameSort', '=', sql<string>`any(${names}::text[])`)
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

/** Joins people to the members who sign in with their address, each member to one person, as adding one by hand does. */
async function joinMembers(tx: Tx, personIds: readonly string[]): Promise<void> {
  await sql`
    update person set member_id = found.member_id
    from (
      select distinct on (member.id) member.id as member_id, added.id as person_id
      from person added
      join identity on identity.email = added.email
      join member on member.identity_id = identity.id
      where added.id = any(${personIds}::uuid[])
        and not exists (select from person other where other.member_id = member.id)
      order by member.id, added.id
    ) found
    where person.id = found.person_id`.execute(tx);
}

/**
 * Adds the owners that rows name, in equal shares from today. A person of the same name and contact is taken again.
 * `targets`: rows with the property that each is about.
 */
export async function addOwners(
  context: CallContext,
  targets: readonly { id: string; row: PlannedRow }[],
): Promise<void> {
  const { tx, tenant } = context;
  const owners = targets.flatMap(({ id, row }) => {
    const shares = largestRemainder(
      1_000_000,
      row.newOwners.map(() => 1),
    );
    return row.newOwners.map((name, index) => ({
      propertyId: id,
      share: shares[index] ?? 0,
      name,
      ...row.ownerContact,
    }));
  });
  if (owners.length === 0) return;
  const ids = await knownPeople(tx, owners);
  const added: (Somebody & { id: string })[] = [];
  for (const { name, email, phone } of owners) {
    const person = { id: newId(), name, email, phone };
    if (ids.has(keyOf(person))) continue;
    ids.set(keyOf(person), person.id);
    added.push(person);
  }
  await sql`
    insert into person (tenant_id, id, name, email, phone)
    select ${tenant.id}::uuid, id, name, email, phone
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as row (id uuid, name text, email text, phone text)
    `.execute(tx);
  await joinMembers(
    tx,
    added.flatMap(({ id, email }) => (email === null ? [] : [id])),
  );
  const periods = owners.map((owner) => ({
    id: newId(),
    propertyId: owner.propertyId,
    personId: ids.get(keyOf(owner)),
    share: owner.share,
  }));
  await sql`
    insert into ownership (tenant_id, id, property_id, person_id, share_millionths, starts_on)
    select ${tenant.id}::uuid, id, "propertyId", "personId", share, ${todayOf(context)}::date
    from jsonb_to_recordset(${JSON.stringify(periods)}::jsonb)
      as row (id uuid, "propertyId" uuid, "personId" uuid, share int)`.execute(tx);
  await summarize(tx, [...new Set(owners.map(({ propertyId }) => propertyId))], todayOf(context));
}
