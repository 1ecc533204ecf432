import { withOldDatabase } from '../../../platform/database/migration/old-database.fixture';
import { migrate } from '../../../platform/database/migration/migrate';

const old = withOldDatabase('property_documents');

const id = (place: number) => `01900000-0000-7000-8000-0000000000${place}`;
const [community, other] = [id(11), id(12)];
const [home, elsewhere, file, deed, letter, second] = [id(20), id(21), id(30), id(31), id(32), id(33)];
const people = { owner: id(40), resident: id(41), manager: id(42), clerk: id(43), outsider: id(44) };
const [managing, reading] = [id(50), id(51)];

/** Everybody may see the association's documents. */
async function levelsOf(memberId: string, documentId: string): Promise<number[]> {
  const { rows } = await old.server.query<{ level: number }>(
    `select held.level from document join document_folder folder on folder.id = document.folder_id
      join courtyard.document_rights($1, '2026-06-01', array['Hoa Documents List View']) held on held.scope_id = folder.scope_id
      where document.id = $2`,
    [memberId, documentId],
  );
  return rows.map(({ level }) => level);
}

test('documents of properties become documents, seen by those who saw them and by nobody else', async () => {
  await migrate(old.client, { until: '0418_document_link.sql' });
  await old.server
    .query(`insert into tenant (id, slug, name) values ('${community}', 'one', 'One'), ('${other}', 'two', 'Two');
    select set_config('app.tenant_id', '${community}', false);
    set session_replication_role = replica;
    insert into member (tenant_id, id, identity_id, display_name, status)
      select '${community}', each.id::uuid, each.id::uuid, 'Somebody', 'active'
      from unnest(array['${Object.values(people).join("','")}']) each (id);
    set session_replication_role = origin;
    insert into property (tenant_id, id, building, unit_number, type, status)
      values ('${community}', '${home}', 'Aspen', '1', 'condo', 'active'), ('${community}', '${elsewhere}', '', '2', 'condo', 'active');
    insert into person (tenant_id, id, name, member_id)
      select '${community}', member_id, 'Somebody', member_id from unnest(array['${people.owner}', '${people.resident}',
        '${people.outsider}']::uuid[]) member_id;
    insert into ownership (tenant_id, id, property_id, person_id, share_millionths, starts_on)
      values ('${community}', '${people.owner}', '${home}', '${people.owner}', 1000000, '2020-01-01'),
        ('${community}', '${people.outsider}', '${elsewhere}', '${people.outsider}', 1000000, '2020-01-01');
    insert into residency (tenant_id, id, property_id, person_id, kind, starts_on)
      values ('${community}', '${people.resident}', '${home}', '${people.resident}', 'tenant', '2025-01-01');
    insert into role (tenant_id, id, name) values ('${community}', '${managing}', 'Files'), ('${community}', '${reading}', 'Reads');
    insert into role_permission (tenant_id, role_id, permission)
      select '${community}', role.id, permission from role, unnest(array['Properties List View', 'Property Details View']) permission;
    insert into role_permission (tenant_id, role_id, permission) values ('${community}', '${managing}', 'Property Document Update');
    insert into member_role (tenant_id, member_id, role_id)
      values ('${community}', '${people.manager}', '${managing}'), ('${community}', '${people.clerk}', '${reading}');
    insert into file (tenant_id, id, name, media_type, bytes, sha256, storage_key)
      values ('${community}', '${file}', 'a.pdf', 'application/pdf', 7, 'a', 'a'),
        ('${community}', '${letter}', 'b.txt', 'text/plain; charset=utf-8', 8, 'b', 'b');
    insert into property_document (tenant_id, id, property_id, file_id, title, category, added_by, added_at)
      values ('${community}', '${deed}', '${home}', '${file}', 'Deed', 'deed', 'Maya', '2024-02-03T12:00:00Z'),
        ('${community}', '${second}', '${elsewhere}', '${letter}', 'Letter', 'other', 'Maya', '2024-02-04T12:00:00Z');`);
  await migrate(old.client);
  await old.server.query(`select set_config('app.tenant_id', '${community}', false)`);
  const { rows } = await old.server.query(`
    select document.name, document.kind, document.tags, document.bytes::int, folder.name as folder, version.file_id, link.record_id,
      document.added_by from document
    join document_folder folder on folder.id = document.folder_id
    join document_version version on version.document_id = document.id
    join document_link link on link.document_id = document.id order by document.name`);
  expect(rows).toEqual([
    {
      name: 'Deed',
      kind: 'pdf',
      tags: ['Deed'],
      bytes: 7,
      folder: 'Aspen 1',
      file_id: file,
      record_id: home,
      added_by: 'Maya',
    },
    {
      name: 'Letter',
      kind: 'text',
      tags: [],
      bytes: 8,
      folder: '2',
      file_id: letter,
      record_id: elsewhere,
      added_by: 'Maya',
    },
  ]);
  const levels = async (documentId: string) => {
    const found: Record<string, number[]> = {};
    for (const [who, memberId] of Object.entries(people)) found[who] = await levelsOf(memberId, documentId);
    return found;
  };
  expect(await levels(deed)).toEqual({ owner: [1], resident: [1], manager: [3], clerk: [1], outsider: [] });
  expect(await levels(second)).toEqual({ owner: [], resident: [], manager: [3], clerk: [1], outsider: [1] });
  const left = await old.server.query(
    `select from role_permission where permission = 'Property Document Update'`,
  );
  expect(left.rowCount).toBe(0);
});
