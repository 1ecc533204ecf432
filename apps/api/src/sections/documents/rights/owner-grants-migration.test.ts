import { migrate } from '../../../platform/database/migration/migrate';
import { withOldDatabase } from '../../../platform/database/migration/old-database.fixture';

const old = withOldDatabase('owner_grants');

const id = (place: number) => `01900000-0000-7000-8000-0000000000${place}`;
const [community, home, hidden] = [id(11), id(20), id(21)];
const people = { seller: id(40), buyer: id(41), friend: id(42), sister: id(43) };

const levels = async () => {
  const found: Record<string, [string, number][]> = {};
  for (const [who, memberId] of Object.entries(people)) {
    const { rows } = await old.server.query<{ name: string; level: number }>(
      `select folder.name, held.level from courtyard.document_rights($1, '2026-06-01',
          array['My Documents List View', 'My Document Update']) held
        join document_folder folder on folder.id = held.scope_id order by folder.name`,
      [memberId],
    );
    found[who] = rows.map((row) => [row.name, row.level]);
  }
  return found;
};

test('grants that there were count while the owner who gave them owns the unit; names become alike', async () => {
  await migrate(old.client, { until: '0421_document_notice.sql' });
  const grantee = (folderId: string, memberId: string) =>
    `('${community}', '${folderId}', 'person', '${memberId}', 3)`;
  const shared = (place: number, folderId: string, memberId: string) =>
    `('${community}', '${id(place)}', '${memberId}', 'Somebody', 'document-folder.grants', 'document-folder', '${folderId}', '{}')`;
  await old.server.query(`insert into tenant (id, slug, name) values ('${community}', 'one', 'One');
    select set_config('app.tenant_id', '${community}', false);
    set session_replication_role = replica;
    insert into member (tenant_id, id, identity_id, display_name, status)
      select '${community}', each.id::uuid, each.id::uuid, 'Somebody', 'active'
      from unnest(array['${Object.values(people).join("','")}']) each (id);
    set session_replication_role = origin;
    insert into property (tenant_id, id, building, unit_number, type, status)
      values ('${community}', '${home}', 'Aspen', '1', 'condo', 'active');
    insert into person (tenant_id, id, name, member_id)
      select '${community}', member_id, 'Somebody', member_id from unnest(array['${people.seller}', '${people.buyer}']::uuid[]) member_id;
    insert into ownership (tenant_id, id, property_id, person_id, share_millionths, starts_on, ends_on)
      values ('${community}', '${people.seller}', '${home}', '${people.seller}', 1000000, '2020-01-01', '2026-02-28'),
        ('${community}', '${people.buyer}', '${home}', '${people.buyer}', 1000000, '2026-03-01', null);
    insert into document_folder (tenant_id, id, space, parent_id, property_id, name, is_restricted, scope_id)
      values ('${community}', '${home}', 'mine', null, '${home}', 'Top', false, '${home}'),
        ('${community}', '${hidden}', 'mine', '${home}', null, 'Caf\u00e9', true, '${hidden}'),
        ('${community}', '${id(22)}', 'mine', '${home}', null, 'Cafe\u0301', false, '${id(22)}');
    insert into folder_grant (tenant_id, folder_id, kind, member_id, level)
      values ${grantee(home, people.seller)}, ${grantee(hidden, people.friend)}, ${grantee(id(22), people.sister)};
    insert into audit_log (tenant_id, id, actor_member_id, actor_name, action, subject_type, subject_id, changes)
      values ${shared(60, home, people.seller)}, ${shared(61, hidden, people.seller)}, ${shared(62, id(22), people.buyer)};
    select courtyard.set_scopes('${home}');`);
  // The seller still had a right, and so had their friend.
  const before = await levels();
  expect([before['seller']?.length, before['friend']]).toEqual([2, [['Caf\u00e9', 3]]]);
  await migrate(old.client);
  await old.server.query(`select set_config('app.tenant_id', '${community}', false)`);
  const twin = 'Caf\u00e9 (2)';
  expect(await levels()).toEqual({
    seller: [],
    buyer: [
      ['Caf\u00e9', 3],
      [twin, 3],
      ['Top', 3],
    ],
    friend: [],
    sister: [[twin, 3]],
  });
});
