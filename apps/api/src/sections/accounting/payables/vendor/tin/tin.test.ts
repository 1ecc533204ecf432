import { sql } from 'kysely';
import { Writable } from 'node:stream';
import { withApp } from '../../../../../testing';

const logged: string[] = [];
const destination = new Writable({
  write(chunk, _encoding, done) {
    logged.push(String(chunk));
    done();
  },
});
const app = withApp({ log: { level: 'trace', destination } });
const admin = () => app.client.as('admin', 'demo');
const set = 'PUT /api/v1/vendors/:vendorId/tin';
const reveal = 'POST /api/v1/vendors/:vendorId/tin/reveal';
const remove = 'DELETE /api/v1/vendors/:vendorId/tin';

async function made(name: string) {
  const { data } = await (await admin()).ok('POST /api/v1/vendors', { body: { name } });
  return { params: { vendorId: data.id } };
}

/** Rows of all tables that have one of the texts in them, however the column keeps it. */
async function rowsWith(texts: readonly string[]): Promise<string[]> {
  const needles = texts.flatMap((text) => [`%${text}%`, `%${Buffer.from(text).toString('hex')}%`]);
  return app.platform.inTenant(app.tenants.demo, async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and has_table_privilege(oid, 'select')
        and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`.execute(tx);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select given::text as row from ${sql.raw(name)} given where given::text like any (${needles}::text[])`.execute(
        tx,
      );
      found.push(...rows.map(({ row }) => `${name} ${row}`));
    }
    return found;
  });
}

test('of a TIN that is kept only the last four are told; the whole is shown to who proved who they are, which the history tells', async () => {
  const person = await admin();
  const { params } = await made('Told');
  const kept = await person.ok(set, { params, body: { kind: 'ein', tin: '46-1230987' } });
  expect(kept.data).toEqual({ kind: 'ein', lastFour: '0987', setAt: expect.any(String) });
  const { data } = await person.ok('GET /api/v1/vendors/:vendorId', { params });
  expect(data).toMatchObject({ tin: kept.data, version: 1 });
  expect((await person.ok(reveal, { params })).data).toEqual({ kind: 'ein', tin: '461230987' });

  app.setClock(new Date(Date.now() + 11 * 60_000));
  expect(await person.call(reveal, { params })).toMatchObject({
    status: 403,
    body: { code: 'proof-needed' },
  });
  app.setClock(new Date());

  // In its place; sent again it is the same.
  const other = { params, body: { kind: 'ssn' as const, tin: '987 65 4329' } };
  await person.ok(set, other);
  await person.ok(set, other);
  expect((await person.ok(reveal, { params })).data).toEqual({ kind: 'ssn', tin: '987654329' });
  await person.ok(remove, { params });
  await person.ok(remove, { params });
  expect(await person.call(reveal, { params })).toMatchObject({ status: 409, body: { code: 'no-tin' } });
  const history = await person.ok('GET /api/v1/vendors/:vendorId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual([
    'vendor.remove-tin',
    'vendor.reveal-tin',
    'vendor.set-tin',
    'vendor.set-tin',
    'vendor.reveal-tin',
    'vendor.set-tin',
    'vendor.create',
  ]);
  expect(history.data[1]?.changes).toEqual({});
  expect(history.data[3]?.changes).toEqual({ tinKind: { before: 'ein', after: 'ssn' } });
});

test('no table, line of the log or answer has it in clear, after all that can be done with it', async () => {
  const person = await admin();
  const { params } = await made('Kept from sight');
  const texts = ['461234567', '46-1234567', '46 1234567', '987654328', '987-65-4328'];
  const answers: { status: number; text: string }[] = [
    await person.call(set, { params, body: { kind: 'ein', tin: '46-1234567' } }),
    await person.call(set, { params, body: { kind: 'ssn', tin: '987-65-4328' } }),
    // Refused: what was typed is not said back.
    await person.call(set, { params, body: { kind: 'ssn', tin: '987-65-43281' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422]);
  const shown = await person.call(reveal, { params });
  expect(shown.text).toContain('987654328');
  answers.push(
    await person.call('GET /api/v1/vendors/:vendorId', { params }),
    await person.call('GET /api/v1/vendors/:vendorId/history', { params }),
    await person.call('GET /api/v1/vendors', { query: { search: 'kept from' } }),
    await person.call('GET /api/v1/vendors/export'),
    await person.call('GET /api/v1/search', { query: { q: '987654328' } }),
    await person.call(remove, { params }),
  );
  for (const { text } of answers) for (const secret of texts) expect(text).not.toContain(secret);
  await person.ok(set, { params, body: { kind: 'ssn', tin: '987-65-4328' } });

  // The search finds what is there in clear.
  expect(await rowsWith(['Kept from sight'])).not.toEqual([]);
  expect(await rowsWith(texts)).toEqual([]);
  expect(logged.join('')).toContain('/api/v1/vendors/');
  for (const secret of texts) expect(logged.join('')).not.toContain(secret);
});

test('what cannot be a TIN is refused with what to do', async () => {
  const person = await admin();
  const { params } = await made('Rejected');
  const refusal = (tin: string) => person.call(set, { params, body: { kind: 'ein', tin } });
  const says = (tin: string) => ({ status: 422, body: { fields: { tin } } });
  expect(await refusal('12345678')).toMatchObject(says('Enter nine digits: 12-3456789 or 123-45-6789.'));
  expect(await refusal('00-0000000')).toMatchObject(says('A TIN can’t be all zeros. Copy it from the W-9.'));
  // Of a beginning that the IRS never gave out the form warns, and no more.
  expect((await refusal('07-1234567')).status).toBe(200);
});

test('one that was sealed for another vendor opens for nobody', async () => {
  const person = await admin();
  const [mine, theirs] = [await made('Sealed here'), await made('Sealed there')];
  for (const { params } of [mine, theirs])
    await person.ok(set, { params, body: { kind: 'ein', tin: '46-7654321' } });
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql`update vendor_tin set sealed = (select sealed from vendor_tin where vendor_id = ${theirs.params.vendorId})
      where vendor_id = ${mine.params.vendorId}`.execute(tx),
  );
  expect(await person.call(reveal, mine)).toMatchObject({ status: 409, body: { code: 'tin-sealed' } });
  expect((await person.call(reveal, theirs)).status).toBe(200);
});
