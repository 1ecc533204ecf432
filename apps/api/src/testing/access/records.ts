import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database';
import { post } from '../../ledger';
import { newId } from '../../platform/core/ids';
import { finders } from './finders';
import { demoDay } from '../calls/demo-day';

/** A record by the path parameters that lead to it, as they are called there. */
export type RecordIds = Readonly<Record<string, string>>;

/** What names no record of a community's table. */
export const noRecords: RecordIds = {
  sectionId: 'properties',
  meetingKind: 'board',
  category: 'news',
  approvalKind: 'people.member-roles',
  kind: 'maintenance',
};

/** Whether a path names what every community has: a month of its books. */
export const isOfEveryone = (path: string) => path.includes('/:month');

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
    const known = last === undefined ? undefined : made[last];
    if (last !== undefined && (last in noRecords || known !== undefined)) {
      found.set(path, known === undefined ? noRecords : { [last]: known });
      continue;
    }
    const upToLast = last === undefined ? path : path.slice(0, path.lastIndexOf(':') + 1 + last.length);
    const finder = finders[upToLast] ?? (last && finders[last]);
    if (finder === undefined) {
      if (last === undefined) continue;
      throw new Error(`say in testing/access/finders.ts how a record for :${last} of ${path} is found`);
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
  await sql`insert into expense_claim (tenant_id, id, number, member_id, claimant_name, purpose, spent_on, amount_minor, state, submitted_at)
    select ${tenantId}, ${id}, coalesce(max(number), 0) + 1, ${memberId}, 'One of the matrix', 'Something of the matrix', current_date, 100,
      'submitted', ${at} from expense_claim where tenant_id = ${tenantId}`.execute(tx);
  await sql`insert into bulk_job (tenant_id, id, member_id, action, input, total, status, touched_at)
    values (${tenantId}, ${id}, ${memberId}, 'properties.archive', '{}', 1, 'done', ${at})`.execute(tx);
  await sql`insert into notification (tenant_id, id, kind, parameters, is_urgent, created_at)
    values (${tenantId}, ${id}, 'auth.membership-requested',
      '{"who":"Somebody of the matrix","email":"somebody@matrix.example"}', false, ${at})`.execute(tx);
  await sql`insert into notification_receipt (tenant_id, member_id, notification_id)
    values (${tenantId}, ${memberId}, ${id})`.execute(tx);
  await sql`insert into file (tenant_id, id, name, media_type, bytes, sha256, storage_key)
    values (${tenantId}, ${id}, 'units-of-the-matrix.csv', 'text/csv', 1, ${id}, ${id})`.execute(tx);
  await sql`insert into resumable_upload (tenant_id, id, member_id, creation_key, purpose, about_id, name, bytes, expires_at)
    values (${tenantId}, ${id}, ${memberId}, 'matrix', 'document', ${memberId}, 'upload-of-the-matrix.txt', 1000,
      ${at}::timestamptz + interval '1 day')`.execute(tx);
  await sql`insert into property_import (tenant_id, id, file_id, file_name, columns, mapping, counts)
    values (${tenantId}, ${id}, ${id}, 'units-of-the-matrix.csv', '{Unit}', '{"unitNumber":0}',
      '{"rows":0,"create":0,"update":0,"unchanged":0,"error":0}')`.execute(tx);
  await sql`insert into registration_request (tenant_id, id, email, display_name)
    values (${tenantId}, ${id}, 'newcomer@matrix.example', 'Newcomer of the matrix')`.execute(tx);
  await sql`insert into community_export (tenant_id, id, member_id, started_by, status, started_at, touched_at)
    values (${tenantId}, ${id}, ${memberId}, 'Somebody of the matrix', 'done', ${at}, ${at})`.execute(tx);
  // One of the community, so that each right to look finds it.
  await sql`insert into request (tenant_id, id, number, kind, kind_number, category, title, visibility, member_id, opened_by_id)
    select tenant_id, ${id}, (select max(number) + 1 from request), kind, number, 'other', 'Matrix lamp', 'community',
      ${memberId}, ${memberId} from request_kind_version where kind = 'maintenance' order by number desc limit 1`.execute(
    tx,
  );
  await sql`insert into work_order_request (tenant_id, work_order_id, request_id)
    select tenant_id, id, ${id} from work_order where state = 'scheduled' order by number limit 1`.execute(
    tx,
  );
  const ofRoles = { memberId, roleIds: [], ends: {}, name: 'Somebody', before: [], after: [], gains: [] };
  await sql`insert into approval (tenant_id, id, kind, section, record, record_id, link, parameters, fingerprint, rights,
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
  const quote = newId();
  await sql`insert into file (tenant_id, id, name, media_type, bytes, sha256, storage_key)
    values (${tenantId}, ${quote}, 'quote-of-the-matrix.txt', 'text/plain', 1, ${quote}, ${quote})`.execute(
    tx,
  );
  await sql`insert into budget_line_file (tenant_id, budget_id, account_id, file_id, attached_by)
    select budget.tenant_id, budget.id, account.id, ${quote}, 'Somebody of the matrix' from budget, account
    where budget.status = 'draft' and account.type = 'expense' and not account.is_heading order by account.code limit 1`.execute(
    tx,
  );
  await sql`insert into payout (tenant_id, id, batch_id, vendor_payment_id)
    select tenant_id, ${id}, id, (select id from vendor_payment order by number limit 1) from payout_batch
    where status = 'approved' order by number limit 1`.execute(tx);
  await sql`insert into unclaimed_check (tenant_id, id, payment_id, turn, bank_account_id, account_id, number, payee, written_on,
      amount_minor, moved_on, check_entry_id, entry_id, created_by, created_at)
    select tenant_id, ${id}, id, 1, bank_account_id, bank_account_id, 1, 'Somebody of the matrix', paid_on, 1, paid_on + 200, ${id}, ${id},
      'Somebody', ${at} from vendor_payment order by number limit 1`.execute(tx);
  await sql`select courtyard.set_scopes(${memberId})`.execute(tx);
  await sql`insert into document (tenant_id, id, folder_id, name, kind, bytes, version_number, added_by, trashed_at)
    values (${tenantId}, ${id}, ${memberId}, 'Matrix of a member', 'text', 1, 1, 'Somebody', null),
      (${tenantId}, ${newId()}, ${memberId}, 'Matrix in the trash', 'text', 1, 1, 'Somebody', ${at})`.execute(
    tx,
  );
  await sql`insert into document_reading (tenant_id, document_id, number)
    select tenant_id, id, version_number from document where name = 'Bylaws.pdf' on conflict do nothing`.execute(
    tx,
  );
  await sql`insert into document_thumbnail (tenant_id, document_id, number, content)
    select tenant_id, id, version_number, 'none' from document where name = 'Bylaws.pdf' on conflict do nothing`.execute(
    tx,
  );
  await sql`insert into document_version (tenant_id, document_id, number, file_id, added_by)
    values (${tenantId}, ${id}, 1, ${id}, 'Somebody')`.execute(tx);
  await sql`insert into document_link (tenant_id, document_id, property_id)
    select document.tenant_id, document.id, property.id from document cross join (select property_id as id from ownership
      where ends_on is null order by property_id limit 1) property where document.name = 'Bylaws.pdf'`.execute(
    tx,
  );
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
  const day = demoDay();
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
