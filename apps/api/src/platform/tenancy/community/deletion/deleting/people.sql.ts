import type { ClientBase } from 'pg';

type Client = Pick<ClientBase, 'query'>;

const asTenant = (client: Client, tenantId: string) =>
  client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);

/** Records the people of a community, and the administrators who may have its last export. Before its rows go. */
export async function recordPeople(client: Client, tenantId: string): Promise<void> {
  await asTenant(client, tenantId);
  await client.query(
    `create temp table left_people on commit drop as select distinct identity_id from member where tenant_id = $1`,
    [tenantId],
  );
  await client.query(
    `insert into last_export_reader (community_id, identity_id, language)
     select tenant.id, member.identity_id, coalesce(preference.preferences ->> 'language', tenant.language)
     from tenant join member on member.tenant_id = tenant.id and member.status = 'active'
     left join member_preference preference on preference.tenant_id = member.tenant_id and preference.member_id = member.id
     where tenant.id = $1 and exists (select from running_role held
       join role_permission granted on granted.tenant_id = held.tenant_id and granted.role_id = held.role_id
       where held.tenant_id = member.tenant_id and held.member_id = member.id
         and granted.permission = 'Community Delete')`,
    [tenantId],
  );
}

/** Looks through the other communities, one after the other as the fence wants it: who is in one of them stays. */
async function keepMembersOfOthers(client: Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from tenant order by id');
  for (const { id } of rows) {
    await asTenant(client, id);
    // A wish to close the account was kept with the community where it was asked for.
    await client.query(
      `update account_closing set community_id = member.tenant_id from member
       where member.identity_id = account_closing.identity_id and member.tenant_id = $1 and member.status = 'active'
         and account_closing.identity_id in (select identity_id from left_people)`,
      [id],
    );
    await client.query(
      'delete from left_people using member where member.identity_id = left_people.identity_id and member.tenant_id = $1',
      [id],
    );
  }
}

/**
 * Removes the accounts of `left_people` that belong to no community any more, but of those who may have a last export. Gives
 * how many. Before the row of the community goes, with which the wishes to close accounts would.
 */
export async function removePeople(client: Client): Promise<number> {
  await client.query(
    'delete from left_people where identity_id in (select identity_id from last_export_reader)',
  );
  await keepMembersOfOthers(client);
  const { rowCount } = await client.query(
    'delete from identity where id in (select identity_id from left_people)',
  );
  return rowCount ?? 0;
}
