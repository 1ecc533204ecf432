import type { ClientBase } from 'pg';

/**
 * Becomes each role that serves and reads with it, so that a right that is missing is found before a person finds it.
 * Statements that are sent as one are one transaction: nothing of it stays on the connection, also where one fails.
 */
export const servingRolesTrial = `
  set local role courtyard_app;
  select 1 from tenant, member, role_permission, audit_log limit 0;
  set local role courtyard_self;
  select 1 from member, session limit 0`;

/** True where the connection's role can make itself the owner of the books, and so change what is posted. */
export async function canOwnBooks(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ can: boolean }>(
    `select rolsuper or pg_has_role(current_user, 'courtyard_ledger', 'member')
       or (rolcreaterole and current_setting('server_version_num')::int < 160000)
       or pg_has_role(current_user, (select datdba from pg_database where datname = current_database()), 'member') as can
     from pg_roles where rolname = current_user`,
  );
  return rows[0]?.can ?? true;
}

/**
 * Throws PostgreSQL's error where the connection's role may not become `courtyard_app` and `courtyard_self`, or these
 * lack their rights: as after a restore by other means on a server without them.
 */
export async function tryServingRoles(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query(servingRolesTrial);
}
