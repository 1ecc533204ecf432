import { sql } from 'kysely';
import { withApp } from '../../../../testing';
import { Authenticator } from '../../../../testing/authenticator';
import { unzipped } from '../../../../testing/unzip';

const scene = withApp();
const { client } = scene;

async function held(token: string | null) {
  const answer = await scene.app.inject({
    method: 'GET',
    url: '/api/v1/member-auth/own-data/export',
    headers: { host: 'demo.localhost:8080', authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

test('one’s own is told whole, with the files that one uploaded, and nothing that opens anything', async () => {
  const owner = await client.as('owner', 'demo');
  const board = await client.as('board', 'demo');
  const { data: profile } = await owner.ok('GET /api/v1/shell/profile');
  const { photo: _, missing: __, ...kept } = profile;
  await owner.ok('PUT /api/v1/shell/profile', {
    body: { ...kept, photoFileId: null, about: 'I keep the roses.' },
  });
  const tenantId = scene.tenants.demo;
  const fileId = await scene.platform.inTenant(tenantId, async (tx) => {
    const owning = tx.selectFrom('member').select('id').where('displayName', '=', 'Priya Raman');
    const { id: uploadedBy } = await owning.executeTakeFirstOrThrow();
    const file = { tenantId, name: 'roses.txt', content: Buffer.from('red and white'), uploadedBy };
    return (await scene.platform.files.store(tx, file)).id;
  });

  const { data: wanted } = await owner.ok('POST /api/v1/member-auth/factors/passkeys/begin');
  const passkey = new Authenticator('http://demo.localhost:8080').make(wanted);
  await owner.ok('POST /api/v1/member-auth/factors/passkeys', { body: { name: 'Telephone', passkey } });

  const { status, headers, bytes } = await held(owner.token);
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="demo-\d{4}-\d\d-\d\d\.zip"/);
  const entries = await unzipped(bytes);
  const rowsOf = (table: string): Record<string, unknown>[] =>
    JSON.parse(String(entries.get(`data/${table}.json`) ?? '[]'));
  expect(rowsOf('account')).toMatchObject([{ email: 'owner@demo.example' }]);
  expect(rowsOf('passkey')).toEqual([
    { name: 'Telephone', host: 'demo.localhost', createdAt: expect.any(String), lastUsedAt: null },
  ]);
  expect(rowsOf('member')).toMatchObject([{ display_name: 'Priya Raman', status: 'active' }]);
  expect(rowsOf('member_profile')).toMatchObject([{ about: 'I keep the roses.' }]);
  expect(rowsOf('person')).toMatchObject([{ email: 'owner@demo.example' }]);
  expect(rowsOf('ownership').length).toBeGreaterThan(0);
  expect(rowsOf('session').length).toBeGreaterThan(0);
  expect(rowsOf('audit_log').map(({ actor_name: name }) => name)).toEqual(
    expect.arrayContaining(['Priya Raman']),
  );
  expect(String(entries.get(`files/${fileId}/roses.txt`))).toBe('red and white');
  const all = [...entries.values()].map(String).join('\n');
  expect(all).not.toMatch(/token_hash|password_hash|storage_key/);
  // Nobody else's: neither their account nor what they did.
  expect(all).not.toContain('board@demo.example');
  const other = await unzipped((await held(board.token)).bytes);
  expect(JSON.parse(String(other.get('data/account.json')))).toMatchObject([{ email: 'board@demo.example' }]);
  expect([...other.keys()].filter((name) => name.startsWith('files/'))).not.toContain(
    `files/${fileId}/roses.txt`,
  );
});

test('it takes a proof, and is written down', async () => {
  const vendor = await client.as('vendor', 'demo');
  scene.setClock(new Date(Date.now() + 11 * 60_000));
  expect((await held(vendor.token)).status).toBe(403);
  scene.setClock(new Date());
  expect((await held(null)).status).toBe(401);
  const rows = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('auditLog').select('actorName').where('action', '=', 'account.download').execute(),
  );
  expect(rows.map(({ actorName }) => actorName).toSorted()).toEqual(['Daniel Reyes', 'Priya Raman']);
});

test('more than is kept in memory at once is told whole, each line once', async () => {
  const treasurer = await client.as('treasurer', 'demo');
  const tenantId = scene.tenants.demo;
  await scene.platform.inTenant(tenantId, (tx) =>
    sql`insert into audit_log (tenant_id, id, actor_member_id, actor_name, action, subject_type, subject_id, changes)
      select ${tenantId}, gen_random_uuid(), m.id, m.display_name, 'member.emergency-reading', 'member', n::text, '{}'
      from member m join identity i on i.id = m.identity_id, generate_series(1, 5500) n
      where i.email = 'treasurer@demo.example'`.execute(tx),
  );
  const entries = await unzipped((await held(treasurer.token)).bytes);
  const log: { action: string; subject_id: string }[] = JSON.parse(
    String(entries.get('data/audit_log.json')),
  );
  const ofMany = log
    .filter(({ action }) => action === 'member.emergency-reading')
    .map((row) => Number(row.subject_id));
  expect(ofMany.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 5500 }, (_, at) => at + 1));
});

test('who was shown whom to call in an emergency is told', async () => {
  const owner = await client.as('owner', 'demo');
  const call = { name: 'Ana Raman', relation: null, phone: '(207) 555-0101' };
  const { data: contact } = await owner.ok('GET /api/v1/shell/contact');
  await owner.ok('PUT /api/v1/shell/contact', { body: { ...contact, emergencyContacts: [call] } });
  const { memberId } = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('member')
      .select('id as memberId')
      .where('displayName', '=', 'Priya Raman')
      .executeTakeFirstOrThrow(),
  );
  const board = await client.as('board', 'demo');
  await board.ok('GET /api/v1/members/:memberId/contact', { params: { memberId } });
  const entries = await unzipped((await held(owner.token)).bytes);
  expect(JSON.parse(String(entries.get('data/emergency_contacts_shown.json')))).toEqual([
    { shownTo: 'Daniel Reyes', at: expect.any(String) },
  ]);
});
