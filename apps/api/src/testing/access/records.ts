import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database';
import { post } from '../../ledger';
import { newId } from '../../platform/core/ids';

/** A record by the path parameters that lead to it, as they are called there. */
export type RecordIds = Readonly<Record<string, string>>;

/** What names no record of a community's table. */
export const noRecords: RecordIds = {
  sectionId: 'properties',
  meetingKind: 'board',
  category: 'news',
  approvalKind: 'people.member-roles',
};

/** Joined to documents of unit ledgers: those of a unit that the member owns. */
const onOwnLedger = (
  table: string,
) => `join unit_ledger on unit_ledger.id = ${table}.unit_ledger_id and unit_ledger.ends_on is null
  join ownership on ownership.property_id = unit_ledger.property_id
  join person on person.id = ownership.person_id and person.member_id = $1`;

/** A document that every member may read. */
const openDocument = `select id as document_id from document where name = 'Bylaws.pdf'`;

/** Whether a path names what every community has: a month of its books. */
export const isOfEveryone = (path: string): boolean => path.includes('/:month');

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
  mailingId: 'select id as mailing_id from mailing where dispatch_id is not null',
  templateId: 'select id as template_id from mail_template',
  audienceId: 'select id as audience_id from audience where name is not null and removed_at is null',
  fileId: 'select id as file_id from file order by id',
  eventId: 'select id as event_id from calendar_series where asks_answers',
  announcementId: `select id as announcement_id from announcement where status = 'published' order by id`,
  commentId: 'select id as comment_id, announcement_id from announcement_comment order by id',
  '/api/v1/meetings/:meetingId': `select id as meeting_id from meeting where status <> 'draft' and not is_executive`,
  attendeeId: `select person_key as attendee_id, meeting_id from meeting_attendee a
    join meeting m on m.id = a.meeting_id where m.status = 'called' and not m.is_executive`,
  noticeId: `select n.id as notice_id, n.meeting_id from meeting_notice n join meeting m on m.id = n.meeting_id
    where not m.is_executive`,
  motionId: 'select id as motion_id, meeting_id from motion where not is_executive',
  actionItemId: 'select id as action_item_id, meeting_id from action_item where not is_executive',
  itemId: 'select id as item_id, meeting_id from agenda_item where not is_executive',
  '/api/v1/polls/:pollId': `select id as poll_id from poll where status = 'counted'`,
  electorId: `select id as elector_id, poll_id from poll_elector`,
  candidateId: `select id as candidate_id, poll_id from poll_candidate`,
  inspectorId: `select id as inspector_id, poll_id from poll_inspector`,
  month: `select to_char(max(month), 'YYYY-MM') as month from balance_month`,
  bookCheckId: 'select id as book_check_id from book_check',
  accountId: 'select id as account_id from account where not is_heading order by code',
  fundId: 'select id as fund_id from fund order by code',
  '/api/v1/opening-balances/:entryId': `select id as entry_id from journal_entry where kind = 'opening'`,
  '/api/v1/service-items/:serviceItemId': 'select id as service_item_id from service_item',
  '/api/v1/journal-entries/:entryId': `select id as entry_id from journal_entry where kind = 'journal' order by no`,
  invoiceId: 'select id as invoice_id from invoice order by number',
  invoiceRunId: 'select id as invoice_run_id from invoice_run',
  adjustmentId: 'select id as adjustment_id from adjustment order by number',
  depositId: 'select id as deposit_id from deposit order by number',
  collectionHoldId: 'select id as collection_hold_id from collection_hold',
  paymentPlanId: 'select id as payment_plan_id from payment_plan where ended_on is null',
  statementRunId: 'select id as statement_run_id from statement_run',
  payoffStatementId: 'select id as payoff_statement_id from payoff_statement',
  specialAssessmentId: 'select id as special_assessment_id from special_assessment',
  recurringInvoiceId: `select id as recurring_invoice_id from recurring_template where kind = 'invoice'`,
  recurringEntryId: `select id as recurring_entry_id from recurring_template where kind = 'entry'`,
  paymentId: 'select id as payment_id from payment order by number',
  billId: `select id as bill_id from bill order by status = 'waiting' desc, voucher`,
  moveId: `select entry.id as move_id, ledger.property_id from journal_entry entry
    join unit_ledger ledger on ledger.id::text = entry.source_id where entry.source_kind = 'sale'`,
  vendorPaymentId: 'select id as vendor_payment_id from vendor_payment order by number',
  '/api/v1/my-invoices/:invoiceId': `select invoice.id as invoice_id from invoice ${onOwnLedger('invoice')}`,
  '/api/v1/my-payments/:paymentId': `select payment_id from payment_part ${onOwnLedger('payment_part')}
    group by payment_id having count(*) = (select count(*) from payment_part other where other.payment_id = payment_part.payment_id)`,
  '/api/v1/my-statements/:propertyId': `select ownership.property_id from ownership
    join person on person.id = ownership.person_id where person.member_id = $1`,
  bankTransactionId: 'select id as bank_transaction_id from bank_transaction order by id',
  bankImportId: 'select id as bank_import_id from bank_import',
  bankRuleId: 'select id as bank_rule_id from bank_rule',
  '/api/v1/vendors/:vendorId': 'select id as vendor_id from vendor',
  '/api/v1/hoa-documents/:documentId': openDocument,
  '/api/v1/documents/:documentId': openDocument,
  '/api/v1/documents/:documentId/versions/:number': `select id as document_id, '1' as number from document where name = 'Bylaws.pdf'`,
  '/api/v1/my-documents/:documentId': `select id as document_id from document where folder_id = $1 and trashed_at is null`,
  folderId: `select id as folder_id from document_folder where id = $1`,
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
  await sql`insert into audience (tenant_id, id, name) values (${tenantId}, ${id}, 'Those of the matrix')`.execute(
    tx,
  );
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
  await sql`update person set member_id = ${memberId} where id = (
    select person.id from person
    join ownership on ownership.person_id = person.id and ownership.ends_on is null
    join unit_ledger on unit_ledger.property_id = ownership.property_id and unit_ledger.ends_on is null
    where person.member_id is null and not exists (select from person mine where mine.member_id = ${memberId})
      and exists (select from invoice where unit_ledger_id = unit_ledger.id)
      and exists (select from payment_part where unit_ledger_id = unit_ledger.id) limit 1)`.execute(tx);
  await sql`insert into book_check (tenant_id, id, status, started_by, started_at, ended_at, entries, entries_read, head_no,
      head_hash, faults)
    values (${tenantId}, ${id}, 'right', 'Somebody of the matrix', ${at}, ${at}, 1, 1, 1, ${'0'.repeat(64)}, '[]')`.execute(
    tx,
  );
  await sql`insert into mail (tenant_id, id, to_address, subject, text_body, html_body, status, last_error)
    values (${tenantId}, ${id}, 'somebody@matrix.example', 'A letter of the matrix', '', '', 'failed', 'refused')`.execute(
    tx,
  );
  await sql`insert into document_folder (tenant_id, id, space, member_id, name, scope_id)
    values (${tenantId}, ${memberId}, 'mine', ${memberId}, 'Somebody of the matrix', ${memberId})`.execute(
    tx,
  );
  await sql`select courtyard.set_scopes(${memberId})`.execute(tx);
  await sql`insert into document (tenant_id, id, folder_id, name, kind, bytes, version_number, added_by, trashed_at)
    values (${tenantId}, ${id}, ${memberId}, 'Matrix of a member', 'text', 1, 1, 'Somebody', null),
      (${tenantId}, ${newId()}, ${memberId}, 'Matrix in the trash', 'text', 1, 1, 'Somebody', ${at})`.execute(
    tx,
  );
  await sql`insert into document_version (tenant_id, document_id, number, file_id, added_by)
    values (${tenantId}, ${id}, 1, ${id}, 'Somebody')`.execute(tx);
  // Last: it posts.
  await addSaleMove(tx, tenantId);
}

/** Of a unit that owes something, what earlier owners of it left and was moved. */
async function addSaleMove(tx: Tx, tenantId: string): Promise<void> {
  const { rows } = await sql<{
    accountId: string;
    fundId: string;
    contraAccountId: string;
    ledgerId: string;
    propertyId: string;
  }>`
    select item.account_id as "accountId", item.fund_id as "fundId", item.contra_account_id as "contraAccountId",
      ledger.id as "ledgerId", ledger.property_id as "propertyId"
    from open_item item join unit_ledger ledger on ledger.id = item.unit_ledger_id and ledger.ends_on is null
    where item.control = 'receivable' and item.charge_type = 'regular' order by item.id limit 1`.execute(tx);
  const [owing] = rows;
  if (!owing) throw new Error('no unit of the demo owes anything');
  const { accountId, fundId, contraAccountId, ledgerId, propertyId } = owing;
  const [former, itemId] = [newId(), newId()];
  await sql`insert into unit_ledger (tenant_id, id, property_id, owners, starts_on, ends_on)
    values (${tenantId}, ${former}, ${propertyId}, 'Those before of the matrix', '1990-01-01', '1991-01-01')`.execute(
    tx,
  );
  const day = new Date().toISOString().slice(0, 10);
  const amountMinor = 100;
  const entry = {
    key: 'sale:matrix',
    date: day,
    kind: 'sale',
    source: { kind: 'sale', id: former },
    lines: [
      { accountId, fundId, amountMinor, itemId },
      { accountId: contraAccountId, fundId, amountMinor: -amountMinor },
    ],
    items: [
      {
        id: itemId,
        accountId,
        fundId,
        contraAccountId,
        party: { kind: 'unit' as const, id: ledgerId },
        chargeType: 'regular' as const,
        issuedOn: day,
        dueOn: day,
      },
    ],
  };
  await post(tx, [entry], { id: null, name: 'Somebody of the matrix' });
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
