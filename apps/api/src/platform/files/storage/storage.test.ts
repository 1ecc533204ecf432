import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { removeFiles } from './stored-files.fixture';
import type { Tx } from '../../database/database';
import { platformFileColumns } from './file-column';

const scene = withApp({ env: { COURTYARD_COMMUNITY_STORAGE: '10' } });
const path = 'GET /api/v1/shell/storage/report';
const inDemo = <T>(work: (tx: Tx) => Promise<T>) => scene.platform.inTenant(scene.tenants.demo, work);
const report = async () => (await (await scene.client.as('admin', 'demo')).ok(path)).data;

// The sums are of what each test adds.
beforeAll(async () => {
  for (const tenantId of Object.values(scene.tenants)) await removeFiles(scene.platform, tenantId);
});

/** A row of the table alone: a report reads no bytes. */
async function aFile(tx: Tx, name: string, mediaType: string, bytes: number, day: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into file (tenant_id, id, name, media_type, bytes, sha256, storage_key, uploaded_at, unattached_since)
    values (courtyard.tenant_id(), gen_random_uuid(), ${name}, ${mediaType}, ${bytes}, '', gen_random_uuid()::text,
      ${day}::timestamptz, null) returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

const servicedAsset = async (tx: Tx) =>
  await tx.selectFrom('assetService').select(['id', 'assetId']).orderBy('id').executeTakeFirstOrThrow();

test('of every column that refers to a stored file it is said what such a file is', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || '.' || attname as name from pg_constraint
    cross join lateral unnest(conkey) as own (number) join pg_attribute on attrelid = conrelid and attnum = own.number
    where contype = 'f' and confrelid = 'file'::regclass and attname <> 'tenant_id' order by 1`.execute(
    scene.platform.db,
  );
  const declared = [
    ...platformFileColumns,
    ...scene.platform.sections.flatMap(({ fileColumns }) => fileColumns),
  ];
  // A new one: say among the file places of its section, or of the platform, whose its files are.
  expect(declared.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    rows.map(({ name }) => name),
  );
});

test('files are summed by section, kind and month of the community, in its own eyes alone', async () => {
  scene.setClock(new Date('2026-11-23T12:00:00Z'));
  const before = await report();
  expect(before).toMatchObject({ usedBytes: 0, quotaBytes: 10 * 1024 * 1024, files: 0, bySection: [] });
  await inDemo(async (tx) => {
    const inspection = await aFile(tx, 'Inspection.pdf', 'application/pdf', 5000, '2026-11-01T12:00:00Z');
    await tx
      .updateTable('assetService')
      .set({ reportFileId: inspection })
      .where('id', '=', (await servicedAsset(tx)).id)
      .execute();
    // By New York's clock still October.
    const logo = await aFile(tx, 'logo.png', 'image/png', 700, '2026-11-01T01:00:00Z');
    await sql`insert into community_look (tenant_id, logo_file_id, logo_width, logo_height)
      values (courtyard.tenant_id(), ${logo}, 64, 64)`.execute(tx);
    await aFile(tx, 'left.csv', 'text/csv; charset=utf-8', 90, '2020-01-01T12:00:00Z');
  });
  const { bySection, byKind, byMonth, largest, ...all } = await report();
  expect(all).toEqual({ usedBytes: 5790, quotaBytes: 10 * 1024 * 1024, files: 3 });
  expect(bySection).toEqual([
    { section: 'properties', files: 1, bytes: 5000 },
    { section: 'platform', files: 1, bytes: 700 },
    { section: null, files: 1, bytes: 90 },
  ]);
  expect(byKind).toEqual([
    { kind: 'pdf', files: 1, bytes: 5000 },
    { kind: 'picture', files: 1, bytes: 700 },
    { kind: 'sheet', files: 1, bytes: 90 },
  ]);
  expect(byMonth).toHaveLength(12);
  expect(byMonth.slice(-2)).toEqual([
    { month: '2026-10-01', files: 1, bytes: 700 },
    { month: '2026-11-01', files: 1, bytes: 5000 },
  ]);
  expect(byMonth[0]).toEqual({ month: '2025-12-01', files: 0, bytes: 0 });
  expect(largest.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['Inspection.pdf', 5000],
    ['logo.png', 700],
    [null, 90],
  ]);
  const elsewhere = await (await scene.client.as('admin', 'lakeside')).ok(path);
  expect(elsewhere.data.files).toBe(0);
});

test('each of the largest leads to its record; who may not see that sees no name either', async () => {
  const { largest } = await report();
  const { assetId: id } = await inDemo(servicedAsset);
  expect(largest[0]).toMatchObject({
    role: { en: 'Service report' },
    record: { name: expect.stringMatching(/\w/), url: `/properties-common-areas/assets/details?id=${id}` },
  });
  expect(largest[1]).toMatchObject({ record: { name: null, url: '/administration/community' } });
  expect(largest[2]).toMatchObject({ role: null, record: null });
  // A role that looks after the storage and nothing else.
  await inDemo(async (tx) => {
    await sql`delete from role_permission using role where role.id = role_id and role.name = 'Vendor'`.execute(
      tx,
    );
    await sql`insert into role_permission (tenant_id, role_id, permission)
      select tenant_id, id, 'Storage View' from role where name = 'Vendor'`.execute(tx);
  });
  const { data } = await (await scene.client.as('vendor', 'demo')).ok(path);
  expect(data.largest[0]).toMatchObject({ name: null, record: null, bytes: 5000 });
});

test('a file of what was said in a ticket leads to the ticket, for those who read tickets', async () => {
  const asked = { subject: 'The gate', message: 'It sticks.' };
  const { id } = (await (await scene.client.as('owner', 'demo')).ok('POST /api/v1/tickets', { body: asked }))
    .data;
  await inDemo(async (tx) => {
    const fileId = await aFile(tx, 'gate.png', 'image/png', 9000, '2026-11-02T12:00:00Z');
    await sql`update file set uploaded_by = (select member_id from ticket where id = ${id}) where id = ${fileId}`.execute(
      tx,
    );
    await sql`insert into ticket_message_file (tenant_id, message_id, position, file_id)
      select tenant_id, id, 0, ${fileId} from ticket_message where ticket_id = ${id}`.execute(tx);
  });
  expect((await report()).largest[0]).toMatchObject({
    name: 'gate.png',
    uploadedBy: expect.any(String),
    role: { en: 'Ticket attachment' },
    record: { name: 'The gate', url: `/help-support/tickets?id=${id}` },
  });
  const { data } = await (await scene.client.as('vendor', 'demo')).ok(path);
  // Nor who stored it: of a complaint that would tell whose it is.
  expect(data.largest[0]).toMatchObject({ name: null, record: null, uploadedBy: null, bytes: 9000 });
});

test('a member without the right is refused', async () => {
  const owner = await scene.client.as('owner', 'demo');
  expect((await owner.call(path)).status).toBe(403);
});
