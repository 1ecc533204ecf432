import { sql } from 'kysely';
import { newId } from '../../../platform/core/ids';
import type { Tx } from '../../../platform/database/database';

const givenNames =
  'Maria John Ana Lucas Chidi Naomi Emil Sofia Priya Omar Ruth Diego Hana Viktor Grace Yusuf'.split(' ');
const familyNames =
  'Ortega Walsh Quispe Petersen Novak Fischer Okafor Tanaka Rossi Haddad Larsen Mbeki Castillo Nguyen Silva'.split(
    ' ',
  );

/**
 * Adds `count` made-up members to a community, for measurements: most are active and own, one in nine rents, one in
 * fifty is suspended, one in ten has left; every second shows the telephone, every third the address of e-mail.
 */
export async function seedManyMembers(tx: Tx, tenantId: string, count: number): Promise<void> {
  const { rows } = await sql<{ highest: number }>`
    select coalesce(max(substring(email from '^m-(\\d+)@many\\.example$')::int), 0) as highest from identity`.execute(
    tx,
  );
  const first = rows[0]?.highest ?? 0;
  const ids = Array.from({ length: count }, newId);
  const made = sql`(select made.id, ${first}::int + place::int as n
    from unnest(${ids}::uuid[]) with ordinality as made (id, place)) as made`;
  await sql`
    insert into member (tenant_id, id, identity_id, display_name, status, created_at)
    select ${tenantId}::uuid, made.id, identity_id, name,
      case when n % 10 = 0 then 'past' when n % 50 = 1 then 'suspended' else 'active' end,
      now() - (n % 4000) * interval '12 hours'
    from ${made}
    cross join lateral (select (${givenNames}::text[])[1 + n % ${givenNames.length}] || ' '
      || (${familyNames}::text[])[1 + n / ${givenNames.length} % ${familyNames.length}] || ' ' || n as name) as named
    cross join lateral courtyard.ensure_identity(made.id, 'm-' || n || '@many.example', name)`.execute(tx);
  await sql`
    insert into member_profile (tenant_id, member_id, phone, email_visible, phone_visible)
    select ${tenantId}::uuid, id, '+1 207 555 ' || lpad((n % 10000)::text, 4, '0'), n % 3 = 0, n % 2 = 0
    from ${made}`.execute(tx);
  await sql`
    insert into member_role (tenant_id, member_id, role_id)
    select ${tenantId}::uuid, made.id, role.id
    from ${made} join role on role.built_in and role.name = case when n % 9 = 0 then 'Tenant' else 'Member' end`.execute(
    tx,
  );
}
