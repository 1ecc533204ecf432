import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database';
import { newId } from '../../platform/core/ids';

/** A record by the path parameters that lead to it, as they are called there. */
export type RecordIds = Readonly<Record<string, string>>;

/** What names no record of a community's table. */
export const noRecords: RecordIds = { sectionId: 'properties', approvalKind: 'people.member-roles' };

/**
 * How a real record is found for a path, by the path up to the last of its parameters or by that parameter alone: the
 * statement gives every parameter of the path (`pet_id` for `:petId`). The demo has them all, but for those that `addRecords` makes.
 */
const finders: Record<string, string> = {
  propertyId: 'select property_id from ownership where ends_on is null order by property_id',
  ownershipId: 'select id as ownership_id, property_id from ownership where ends_on is null',
  residencyId: 'select id as residency_id, property_id from residency',
  personId: 'select person_id from ownership where ends_on is null',
  vehicleId: 'select id as vehicle_id, property_id from vehicle',
  petId: 'select id as pet_id, property_id from pet',
  policyId: 'select id as policy_id, property_id from insurance_policy',
  documentId: 'select id as document_id, property_id from property_document',
  importId: 'select id as import_id from property_import',
  areaId: 'select id as area_id from common_area where archived_at is null',
  reservationId: `select id as reservation_id from reservation order by status = 'requested' desc`,
  assetId: 'select asset_id from asset_service',
  recordId: 'select id as record_id, asset_id from asset_service',
  componentId: 'select id as component_id from reserve_component',
  committeeId:
    'select committee_id from committee_term where ends_on is null or ends_on > now() order by committee_id',
  termId: 'select id as term_id, committee_id from committee_term order by id',
  memberId: `select m.id as member_id from member m join identity i on i.id = m.identity_id where i.email like 'board@%'`,
  otherId: `select m.id as member_id, o.id as other_id from member m join identity i on i.id = m.identity_id
    cross join member o where i.email like 'board@%' and o.id <> m.id and o.status = 'active' order by o.display_name`,
  roleId: 'select id as role_id from role where not built_in',
  invitationId: `select id as invitation_id from invitation where status = 'open'`,
  requestId: `select id as request_id from registration_request where status = 'waiting'`,
  sessionId: 'select id as session_id from session where member_id = $1',
  notificationId: 'select notification_id from notification_receipt where member_id = $1',
  viewId: 'select id as view_id from list_view where member_id = $1',
  actId: 'select id as act_id from list_act where member_id = $1',
  mailId: `select id as mail_id from mail where status = 'failed'`,
  approvalId: 'select id as approval_id from approval',
  ticketId: 'select id as ticket_id from ticket where member_id = $1',
  exportId: 'select id as export_id from community_export',
  fileId: 'select id as file_id from file order by id',
};

const parameters = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Ids of a real record for each path of the contract. Throws for a path that nothing is said of, and for one that finds none. */
export async function recordsFor(
  tx: Tx,
  paths: readonly string[],
  {
    memberId,
    made,
  }: { memberId: string; /** Ids of what is no community's, by their parameter. */ made: RecordIds },
): Promise<ReadonlyMap<string, RecordIds>> {
  const found = new Map<string, RecordIds>();
  for (const path of new Set(paths)) {
    const names = parameters(path);
    const last = names.at(-1);
    if (last === undefined || last in noRecords) {
      found.set(path, last === undefined ? {} : noRecords);
      continue;
    }
    const known = made[last];
    if (known !== undefined) {
      found.set(path, { [last]: known });
      continue;
    }
    const finder = finders[path.slice(0, path.lastIndexOf(':') + 1 + last.length)] ?? finders[last];
    if (finder === undefined) {
      throw new Error(`say in testing/access/records.ts how a record for :${last} of ${path} is found`);
    }
    const statement = finder.replace('$1', `'${memberId}'`);
    const { rows } = await sql<RecordIds>`${sql.raw(statement)} limit 1`.execute(tx);
    const [ids] = rows;
    if (!ids || names.some((name) => typeof ids[name] !== 'string')) {
      throw new Error(
        `testing/access/records.ts finds no ${names.join(', ')} for ${path}: make one in addRecords`,
      );
    }
    found.set(path, ids);
  }
  return found;
}

/** Makes one of each thing that the demo does not have, of or for a member. */
export async function addRecords(tx: Tx, tenantId: string, memberId: string): Promise<void> {
  const id = newId();
  const at = new Date();
  await sql`insert into list_view (tenant_id, id, list, member_id, name, settings)
    values (${tenantId}, ${id}, 'properties', ${memberId}, 'One of the matrix', '{}')`.execute(tx);
  await sql`insert into list_act (tenant_id, id, member_id, act, input, total, status, touched_at)
    values (${tenantId}, ${id}, ${memberId}, 'properties.archive', '{}', 1, 'done', ${at})`.execute(tx);
  await sql`insert into notification (tenant_id, id, kind, parameters, is_urgent, created_at)
    values (${tenantId}, ${id}, 'auth.membership-requested',
      '{"who":"Somebody of the matrix","email":"somebody@matrix.example"}', false, ${at})`.execute(tx);
  await sql`insert into notification_receipt (tenant_id, member_id, notification_id)
    values (${tenantId}, ${memberId}, ${id})`.execute(tx);
  await sql`insert into file (tenant_id, id, name, media_type, bytes, sha256, storage_key)
    values (${tenantId}, ${id}, 'units-of-the-matrix.csv', 'text/csv', 1, ${id}, ${id})`.execute(tx);
  await sql`insert into property_document (tenant_id, id, property_id, file_id, title, added_by)
    select tenant_id, ${id}, id, ${id}, 'Deed of the matrix', 'Somebody' from property limit 1`.execute(tx);
  await sql`insert into property_import (tenant_id, id, file_id, file_name, columns, mapping, counts)
    values (${tenantId}, ${id}, ${id}, 'units-of-the-matrix.csv', '{Unit}', '{"unitNumber":0}',
      '{"rows":0,"create":0,"update":0,"unchanged":0,"error":0}')`.execute(tx);
  await sql`insert into registration_request (tenant_id, id, email, display_name)
    values (${tenantId}, ${id}, 'newcomer@matrix.example', 'Newcomer of the matrix')`.execute(tx);
  await sql`insert into community_export (tenant_id, id, member_id, started_by, status, started_at, touched_at)
    values (${tenantId}, ${id}, ${memberId}, 'Somebody of the matrix', 'done', ${at}, ${at})`.execute(tx);
  const ofRoles = { memberId, roleIds: [], ends: {}, name: 'Somebody', before: [], after: [], gains: [] };
  await sql`insert into approval (tenant_id, id, kind, section, thing, thing_id, link, parameters, fingerprint, rights,
      asked_by, asked_at, needed, expires_at, state)
    values (${tenantId}, ${id}, 'people.member-roles', 'people', 'member', ${memberId}, '/people/members', ${JSON.stringify(ofRoles)},
      'none', '{}', ${memberId}, ${at}, 1, ${at}::timestamptz + interval '7 days', 'waiting')`.execute(tx);
  await sql`insert into ticket (tenant_id, id, number, member_id, subject, category, status, created_at, touched_at)
    values (${tenantId}, ${id}, 100000, ${memberId}, 'A question of the matrix', 'other', 'answered', ${at}, ${at})`.execute(
    tx,
  );
  await sql`insert into ticket_message (tenant_id, id, ticket_id, member_id, is_internal, message, written_at)
    values (${tenantId}, ${id}, ${id}, ${memberId}, false, 'What the matrix says', ${at})`.execute(tx);
  await sql`insert into ticket_message_file (tenant_id, message_id, position, file_id)
    values (${tenantId}, ${id}, 0, ${id})`.execute(tx);
  await sql`insert into mail (tenant_id, id, to_address, subject, text_body, html_body, status, last_error)
    values (${tenantId}, ${id}, 'somebody@matrix.example', 'A letter of the matrix', '', '', 'failed', 'refused')`.execute(
    tx,
  );
}

/** A passkey of somebody, which is theirs in all communities. Gives its id. */
export async function addPasskey(db: Db, identityId: string): Promise<string> {
  const id = newId();
  const publicKey = Buffer.from('none');
  await sql`insert into passkey (id, identity_id, host, credential_id, public_key, name, created_at)
    values (${id}, ${identityId}, 'demo.localhost', ${id}, ${publicKey}, 'Passkey of the matrix', now())`.execute(
    db,
  );
  return id;
}
