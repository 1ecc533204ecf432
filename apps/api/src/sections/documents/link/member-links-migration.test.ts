import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../platform/database/migration/migrate';
import { withOldDatabase } from '../../../platform/database/migration/old-database.fixture';

const old = withOldDatabase('member_links');

const name = '0425_documents_of_members_and_vendors.sql';
const migrations = join(__dirname, '../../../../migrations');

test('links of a community that was there before lead to members and vendors too, and stay what they were', async () => {
  // As the version before has it: every migration but this one, later numbers too.
  const folder = await mkdtemp(join(tmpdir(), 'courtyard-migrations-'));
  await cp(migrations, folder, { recursive: true, filter: (source) => !source.endsWith(name) });
  await migrate(old.client, { folder });
  await rm(folder, { recursive: true });
  const id = (place: number) => `01900000-0000-7000-8000-0000000000${place}`;
  const [community, top, deed, home, board] = [id(11), id(12), id(13), id(14), id(15)];
  await old.server.query(`insert into tenant (id, slug, name) values ('${community}', 'one', 'One');
    set session_replication_role = replica;
    insert into document_folder (tenant_id, id, space, name, scope_id) values ('${community}', '${top}', 'hoa', 'All', '${top}');
    insert into document (tenant_id, id, folder_id, name, kind, bytes, version_number, added_by)
      values ('${community}', '${deed}', '${top}', 'Deed', 'pdf', 1, 1, 'Somebody');
    insert into property (tenant_id, id, building, unit_number, type, status)
      values ('${community}', '${home}', 'Aspen', '1', 'condo', 'active');
    insert into member (tenant_id, id, identity_id, display_name, status)
      values ('${community}', '${board}', '${board}', 'Somebody', 'active');
    insert into document_link (tenant_id, document_id, property_id) values ('${community}', '${deed}', '${home}');
    set session_replication_role = origin`);
  expect(await migrate(old.client)).toEqual([name]);
  const link =
    'insert into document_link (tenant_id, document_id, member_id, property_id) values ($1, $2, $3, $4)';
  await old.server.query(link, [community, deed, board, null]);
  await expect(old.server.query(link, [community, deed, board, null])).rejects.toThrow('document_link_pkey');
  await expect(old.server.query(link, [community, deed, board, home])).rejects.toThrow(
    'document_link_to_one',
  );
  const { rows } = await old.server.query<{ kind: string; id: string }>(
    'select record_kind as kind, record_id as id from document_link order by kind',
  );
  expect(rows).toEqual([
    { kind: 'member', id: board },
    { kind: 'property', id: home },
  ]);
  // A link goes with its member.
  await old.server.query(`set session_replication_role = origin; delete from member where id = '${board}'`);
  const { rows: left } = await old.server.query('select record_kind as kind from document_link');
  expect(left).toEqual([{ kind: 'property' }]);
});
