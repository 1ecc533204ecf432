import { sql } from 'kysely';
import { hashToken, newToken } from '../../platform/auth/sessions/token';
import { newId } from '../../platform/core/ids';
import type { Platform } from '../../platform/core/platform';
import { addMember, ensureIdentity } from '../../platform/tenancy/members.service';

/** Somebody who is signed in, with nothing but what they were given. */
export interface Person {
  identityId: string;
  memberId: string;
  /** That they hold, alone. */
  roleId: string;
  sessionId: string;
  token: string;
}

/** Makes a member of a community with a role of exactly these permissions, and a session of theirs that was proved just now. */
export async function makePerson(
  platform: Platform,
  tenantId: string,
  permissions: readonly string[],
): Promise<Person> {
  const name = `Member ${newId()}`;
  const email = `${newId()}@matrix.example`;
  const identityId = await ensureIdentity(platform.db, { email, displayName: name, passwordHash: null });
  return platform.inTenant(tenantId, async (tx) => {
    const roleId = newId();
    await tx
      .insertInto('role')
      .values({ tenantId, id: roleId, name: `Role ${roleId}` })
      .execute();
    if (permissions.length > 0) {
      const rows = permissions.map((permission) => ({ tenantId, roleId, permission }));
      await tx.insertInto('rolePermission').values(rows).execute();
    }
    const memberId = await addMember(tx, { tenantId, identityId, displayName: name, roleIds: [roleId] });
    const sessionId = newId();
    const token = newToken();
    const session = { tenantId, id: sessionId, memberId, identityId, device: 'Test', address: '192.0.2.1' };
    const provedAt = platform.clock();
    await tx
      .insertInto('session')
      .values({ ...session, provedAt, tokenHash: hashToken(token) })
      .execute();
    return { identityId, memberId, roleId, sessionId, token };
  });
}

/** Lets what somebody holds end with yesterday, and gives them a role that allows nothing and stays. */
export async function endRole(platform: Platform, tenantId: string, person: Person): Promise<void> {
  const roleId = newId();
  await platform.inTenant(tenantId, async (tx) => {
    await tx
      .insertInto('role')
      .values({ tenantId, id: roleId, name: `Role ${roleId}` })
      .execute();
    await tx.insertInto('memberRole').values({ tenantId, memberId: person.memberId, roleId }).execute();
  });
  await alter(platform, tenantId, roleEnded(person));
}

/** As if somebody had not proved for an hour that it is them. */
export const forgetProof = (platform: Platform, tenantId: string, { sessionId }: Person): Promise<void> =>
  alter(
    platform,
    tenantId,
    sql`update session set proved_at = now() - interval '1 hour' where id = ${sessionId}`,
  );

/** Has the role of somebody, who has no second factor, demand one since yesterday. */
export const demandFactor = (platform: Platform, tenantId: string, { roleId }: Person): Promise<void> =>
  alter(
    platform,
    tenantId,
    sql`with demanded as (
        update role set factor_since = now() - interval '1 day', factor_grace_days = 0 where id = ${roleId} returning id
      ) update member_role set held_since = now() - interval '1 day' where role_id in (select id from demanded)`,
  );

const roleEnded = ({ memberId, roleId }: Person) =>
  sql`update member_role set ends_on = current_date - 2 where member_id = ${memberId} and role_id = ${roleId}`;

/** Changes what stands in the database of somebody's membership or session, past the service that would end the session too. */
async function alter(platform: Platform, tenantId: string, statement: ReturnType<typeof sql>): Promise<void> {
  await platform.inTenant(tenantId, (tx) => statement.execute(tx));
}

const memberWith = (status: string) => (person: Person) =>
  sql`update member set status = ${status} where id = ${person.memberId}`;

/**
 * Who holds a session that once was good for everything, and is let in to nothing: one entry for each way in which it ends. The
 * session stays in the table, so that the refusal is the check's and not the clearing up's.
 */
const endings: Record<string, (person: Person) => ReturnType<typeof sql>> = {
  'a suspended member': memberWith('suspended'),
  'a past member': memberWith('past'),
  'an invited member': memberWith('invited'),
  'a view-only seat that has ended': roleEnded,
  'a tenant whose lease has ended': ({ memberId }) =>
    sql`with by_lease as (
        update member_role set residency_id =
          (select id from residency where starts_on < current_date - 2 and (ends_on is null or ends_on > current_date) limit 1)
        where member_id = ${memberId} returning residency_id
      ) update residency set ends_on = current_date - 2 where id in (select residency_id from by_lease)`,
  'a session not used for 30 days': ({ sessionId }) =>
    sql`update session set last_seen_at = now() - interval '30 days 1 second' where id = ${sessionId}`,
  'a session of 90 days': ({ sessionId }) =>
    sql`update session set started_at = now() - interval '90 days 1 second' where id = ${sessionId}`,
  'a session that was ended': ({ sessionId }) => sql`delete from session where id = ${sessionId}`,
};

export const standings: readonly string[] = Object.keys(endings);

/** Somebody who may do everything, and whose standing has ended since. */
export async function makeEnded(
  platform: Platform,
  tenantId: string,
  standing: string,
  permissions: readonly string[],
): Promise<Person> {
  const person = await makePerson(platform, tenantId, permissions);
  const ending = endings[standing];
  if (!ending) throw new Error(`nothing is said of ${standing}`);
  await alter(platform, tenantId, ending(person));
  return person;
}
