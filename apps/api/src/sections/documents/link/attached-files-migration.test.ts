import { migrate } from '../../../platform/database/migration/migrate';
import { withOldDatabase } from '../../../platform/database/migration/old-database.fixture';

const old = withOldDatabase('attached_files');

const id = (place: number) => `01900000-0000-7000-8000-0000000000${place}`;
const [community, boiler, twin] = [id(11), id(20), id(21)];
const meetings = { draft: id(22), called: id(23), executive: id(24) };
const files = { manual: id(30), shared: id(31), plan: id(32), agenda: id(33), claim: id(34) };
const roles = { keeper: id(50), reader: id(51), attendee: id(52), executive: id(53) };
const people = { keeper: id(60), reader: id(61), attendee: id(62), executive: id(63), outsider: id(64) };
const permissions = {
  keeper: ['Assets List View', 'Asset Update', 'Meetings List View', 'Meeting Update'],
  reader: ['Assets List View'],
  attendee: ['Meetings List View'],
  executive: ['Meetings List View', 'Executive Sessions View'],
};

/** What a member may do with each document that they see: 1 view, 3 change. */
async function seenBy(memberId: string): Promise<Record<string, number>> {
  const { rows } = await old.server.query<{ name: string; level: number }>(
    `select document.name, held.level from document join document_folder folder on folder.id = document.folder_id
      join courtyard.document_rights($1, '2026-06-01', array['Hoa Documents List View']) held on held.scope_id = folder.scope_id
      order by document.name`,
    [memberId],
  );
  return Object.fromEntries(rows.map(({ name, level }) => [name, level]));
}

test('files of assets and meetings become documents, seen by those who saw them and by nobody else', async () => {
  await migrate(old.client, { until: '0477_records.sql' });
  const rows = (values: readonly string[]) => values.join(', ');
  await old.server
    .query(`insert into tenant (id, slug, name, time_zone) values ('${community}', 'one', 'One', 'America/New_York');
    select set_config('app.tenant_id', '${community}', false);
    set session_replication_role = replica;
    insert into member (tenant_id, id, identity_id, display_name, status)
      select '${community}', each.id::uuid, each.id::uuid, 'Somebody', 'active'
      from unnest(array['${Object.values(people).join("','")}']) each (id);
    set session_replication_role = origin;
    insert into role (tenant_id, id, name) values ${rows(
      Object.entries(roles).map(([name, role]) => `('${community}', '${role}', '${name}')`),
    )};
    insert into role_permission (tenant_id, role_id, permission) values ${rows(
      Object.entries(permissions).flatMap(([name, held]) =>
        held.map((permission) => `('${community}', '${roles[name as keyof typeof roles]}', '${permission}')`),
      ),
    )};
    insert into member_role (tenant_id, member_id, role_id) values ${rows(
      Object.entries(roles).map(
        ([name, role]) => `('${community}', '${people[name as keyof typeof people]}', '${role}')`,
      ),
    )};
    insert into asset (tenant_id, id, name, category, status) values ('${community}', '${boiler}', 'Boiler 1/2', 'mechanical', 'in-service'),
      ('${community}', '${twin}', 'boiler 1/2', 'mechanical', 'in-service');
    insert into meeting (tenant_id, id, series_id, name, kind, status, is_executive, is_reconvened, starts_at, ends_at) values
      ('${community}', '${meetings.draft}', '${meetings.draft}', 'Board', 'board', 'draft', false, false, '2026-07-02T01:00Z', '2026-07-02T02:00Z'),
      ('${community}', '${meetings.called}', '${meetings.called}', 'Board', 'board', 'called', false, false, '2026-06-02T01:00Z', '2026-06-02T02:00Z'),
      ('${community}', '${meetings.executive}', '${meetings.executive}', 'Claims', 'board', 'called', true, false, '2026-06-03T01:00Z', '2026-06-03T02:00Z');
    insert into file (tenant_id, id, name, media_type, bytes, sha256, storage_key) values ${rows(
      Object.entries(files).map(
        ([name, file]) =>
          `('${community}', '${file}', '${name}.pdf', 'application/pdf', 7, '${name}', '${name}')`,
      ),
    )};
    insert into asset_file (tenant_id, asset_id, position, file_id) values ('${community}', '${boiler}', 0, '${files.manual}'),
      ('${community}', '${boiler}', 1, '${files.shared}'), ('${community}', '${twin}', 0, '${files.shared}');
    insert into meeting_file (tenant_id, meeting_id, position, file_id) values ('${community}', '${meetings.draft}', 0, '${files.plan}'),
      ('${community}', '${meetings.called}', 0, '${files.agenda}'), ('${community}', '${meetings.executive}', 0, '${files.claim}');`);
  await migrate(old.client);
  await old.server.query(`select set_config('app.tenant_id', '${community}', false)`);
  const { rows: documents } = await old.server.query(`
    select document.name, document.kind, folder.name as folder, version.file_id,
      (select array_agg(link.record_id order by link.record_id) from document_link link where link.document_id = document.id) as records
    from document join document_folder folder on folder.id = document.folder_id
    join document_version version on version.document_id = document.id order by document.name`);
  expect(documents).toEqual([
    {
      name: 'agenda.pdf',
      kind: 'pdf',
      folder: 'Board 2026-06-01',
      file_id: files.agenda,
      records: [meetings.called],
    },
    {
      name: 'claim.pdf',
      kind: 'pdf',
      folder: 'Claims 2026-06-02',
      file_id: files.claim,
      records: [meetings.executive],
    },
    { name: 'manual.pdf', kind: 'pdf', folder: 'Boiler 1-2', file_id: files.manual, records: [boiler] },
    {
      name: 'plan.pdf',
      kind: 'pdf',
      folder: 'Board 2026-07-01',
      file_id: files.plan,
      records: [meetings.draft],
    },
    {
      name: 'shared.pdf',
      kind: 'pdf',
      folder: expect.stringMatching(/^[Bb]oiler 1-2/),
      file_id: files.shared,
      records: [boiler, twin],
    },
  ]);
  expect(await seenBy(people.keeper)).toEqual({
    'agenda.pdf': 3,
    'manual.pdf': 3,
    'plan.pdf': 3,
    'shared.pdf': 3,
  });
  expect(await seenBy(people.reader)).toEqual({ 'manual.pdf': 1, 'shared.pdf': 1 });
  expect(await seenBy(people.attendee)).toEqual({ 'agenda.pdf': 1 });
  expect(await seenBy(people.executive)).toEqual({ 'agenda.pdf': 1, 'claim.pdf': 1 });
  expect(await seenBy(people.outsider)).toEqual({});
});
