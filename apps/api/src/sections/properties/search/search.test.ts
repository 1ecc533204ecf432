import { sql } from 'kysely';
import { tidySearchTerms } from '../../../platform/section/search/search-terms.sql';
import { rowsRead } from '../../../platform/database/lists/text-search/rows-read.fixture';
import { withApp } from '../../../testing';
import { asServer } from '../../../testing/test-database';

const app = withApp();

async function found(
  q: string,
  person: 'admin' | 'owner' | 'vendor' = 'admin',
  community: 'demo' | 'lakeside' = 'demo',
) {
  const caller = await app.client.as(person, community);
  const { data } = await caller.ok('GET /api/v1/search', { query: { q } });
  return data.hits;
}

const titles = async (...asked: Parameters<typeof found>) =>
  (await found(...asked)).map(({ title }) => title);

test('the unit that is called so comes first, then those that begin so', async () => {
  const units = (await found('10')).filter(({ kind }) => kind === 'property');
  const [first, second] = units.map(({ title }) => title);
  expect(first).toMatch(/ 10$/);
  expect(second).toMatch(/ 10\d+$/);
  expect((await titles('harbor house 101'))[0]).toBe('Harbor House 101');
});

test.each(['harbr', 'hrabor', 'HARBOUR', 'hárbor', 'harbr 101'])('%s finds the harbor', async (q) => {
  expect(await titles(q)).toContain('Harbor House 101');
});

test.each(['%', '_', '\\', '%%%', "'", '"', '100%', '<b>', '\u202e', 'qqqq', 'x'.repeat(200)])(
  '%j finds nothing, and is no error',
  async (q) => {
    expect(await titles(q)).toEqual([]);
  },
);

/** As keyboards, phones and word processors write it, and left out. */
const apostrophes = ["'", '\u2019', '\u2018', '\u02bc', '`', '\u00b4', ''];

/** Names of the people that are found for what was typed, and not for what may have been meant. */
const exactly = (needle: string) =>
  app.platform.inTenant(app.tenants.demo, async (tx) => {
    const { rows } = await sql<{ name: string }>`select name
      from courtyard.find_records('person', array[${needle}], null, 20) found
      join person on person.id = found.record_id order by rank desc`.execute(tx);
    return rows.map(({ name }) => name);
  });

test('names with every kind of apostrophe, and with none, find each other', async () => {
  const admin = await app.client.as('admin', 'demo');
  const names = apostrophes.map((mark) => `O${mark}Xbrien`);
  const { data: made } = await admin.ok('POST /api/v1/properties', {
    body: { unitNumber: 'Apostrophe', address: {} },
  });
  for (const name of names)
    await admin.ok('POST /api/v1/properties/:propertyId/residencies', {
      params: { propertyId: made.id },
      body: { person: { name }, kind: 'resident', startsOn: '2026-01-01' },
    });
  for (const search of [...names, 'o\u2019xbri', 'xbrien'])
    expect([search, (await exactly(search)).toSorted()]).toEqual([search, names.toSorted()]);
  // A slip of the keyboard is looked up among words without apostrophes.
  expect(await titles('oxbrein')).toContain(names[0]);
});

test.each(apostrophes)('the list of properties finds an owner written with %j', async (mark) => {
  const admin = await app.client.as('admin', 'demo');
  const unitNumber = `Owner ${apostrophes.indexOf(mark)}`;
  const { data: made } = await admin.ok('POST /api/v1/properties', { body: { unitNumber, address: {} } });
  await admin.ok('POST /api/v1/properties/:propertyId/ownerships', {
    params: { propertyId: made.id },
    body: {
      person: { name: `Ann D${mark}Xangelo-Smith` },
      shareMillionths: 1_000_000,
      startsOn: '2026-01-01',
    },
  });
  for (const other of apostrophes)
    for (const search of [`D${other}Xangelo`, `xangelo ann`, `ann d${other}xang`]) {
      const { data } = await admin.ok('GET /api/v1/properties', { query: { search } });
      expect([search, data.map((unit) => unit.unitNumber)]).toEqual([
        search,
        expect.arrayContaining([unitNumber]),
      ]);
    }
});

test.each([
  ['L\u2019Or\u00e9al', "l'oreal"],
  ["L'Oreal", 'L\u2019or\u00e9al'],
  ["Llano d'en Xoriguer", 'den xoriguer'],
  ['Ka\u02bbanapali', "ka'anapali"],
  ['Ka\u2018anapali', 'kaanapali'],
])('%s is found by %s, and comes as what is called so', async (name, q) => {
  const admin = await app.client.as('admin', 'demo');
  const body = { name, category: 'mechanical' as const };
  const { data: made } = await admin.ok('POST /api/v1/assets', { body });
  expect((await titles(q))[0]).toBe(name);
  await admin.ok('DELETE /api/v1/assets/:assetId', { params: { assetId: made.id } });
});

test('of very many words the first few are looked for', async () => {
  expect(await titles('harbor house 101 '.repeat(11).trim())).toContain('Harbor House 101');
});

test('nothing, and more than anybody types, are refused with what to do', async () => {
  const admin = await app.client.as('admin', 'demo');
  for (const q of ['', '   ', 'x'.repeat(201)]) {
    const answer = await admin.call('GET /api/v1/search', { query: { q } });
    expect(answer.status).toBe(422);
  }
});

test('a word leaves with the last record that has it, and comes back with the next', async () => {
  const admin = await app.client.as('admin', 'demo');
  const add = async (name: string) =>
    (await admin.ok('POST /api/v1/assets', { body: { name, category: 'mechanical' } })).data.id;
  const remove = (assetId: string) => admin.ok('DELETE /api/v1/assets/:assetId', { params: { assetId } });
  const known = () =>
    app.platform.inTenant(app.tenants.demo, async (tx) => {
      const { rows } = await sql<{ term: string }>`select courtyard.terms_like('zyzzyvx') as term`.execute(
        tx,
      );
      return rows.map(({ term }) => term);
    });
  const tidy = () => app.runJob('platform.housekeeping');

  const first = await add('Zyzzyva pump');
  const second = await add('Zyzzyva valve');
  expect(await titles('zyzzyvx')).toHaveLength(2);
  await remove(first);
  await tidy();
  // The second has it still, though it did not bring it.
  expect(await titles('zyzzyvx')).toEqual(['Zyzzyva valve']);
  await remove(second);
  expect(await known()).toEqual(['zyzzyva']);
  await tidy();
  expect(await known()).toEqual([]);
  // Written while the word is on its way out.
  const third = await add('Zyzzyva fan');
  await tidy();
  expect(await known()).toEqual(['zyzzyva']);
  await remove(third);
  await tidy();
  await tidy();
  await add('Zyzzyva mast');
  expect(await known()).toEqual(['zyzzyva']);
});

test('however many words there are, they are tidied few at a time, each time in a transaction of its own', async () => {
  const { platform, tenants } = app;
  const left = () =>
    asServer(app, async (client) => {
      const { rows } = await client.query<{ marked: number; all: number }>(
        `select count(*) filter (where is_left)::int as marked, count(*)::int as all
         from search_term where tenant_id = $1 and term like 'gone%'`,
        [tenants.demo],
      );
      return rows[0];
    });
  await asServer(app, (client) =>
    client.query(
      `insert into search_term (tenant_id, term, record_id)
       select $1, 'gone' || repeat(chr(97 + at % 26), 1 + at / 26), gen_random_uuid() from generate_series(0, 59) at`,
      [tenants.demo],
    ),
  );
  const inTenant = jest.spyOn(platform, 'inTenant');
  await tidySearchTerms(platform, tenants.demo, { words: 200, lost: 20 });
  expect(inTenant.mock.calls.length).toBeGreaterThan(3);
  inTenant.mockRestore();
  expect(await left()).toEqual({ marked: 60, all: 60 });
  await app.runJob('platform.housekeeping');
  expect(await left()).toEqual({ marked: 0, all: 0 });
});

test('records are looked up by trigrams, however many there are', async () => {
  const { demo } = app.tenants;
  await asServer(app, (client) =>
    client.query(`
      insert into search_entry (tenant_id, kind, record_id, title, words)
      select '${demo}', kind, gen_random_uuid(), title, ' ' || title
      from unnest(array['property', 'payment']) kind, generate_series(1, 5000) n, lateral (select translate(md5(n::text), '0123456789', 'ghijklmnop') as title) made;
      analyze search_entry`),
  );
  await app.platform.inTenant(demo, async (tx) => {
    const read = (statement: string) =>
      rowsRead(tx, 'search_entry', () => sql`select ${sql.raw(statement)}`.execute(tx));
    for (const statement of [
      `courtyard.find_by_words('property', 'harbor 101')`,
      `courtyard.count_by_words('property', 'harbor 101')`,
      `courtyard.find_payments('nobody', 5)`,
      `courtyard.record_with_term('ghost')`,
      `courtyard.find_records('property', array['harbor 101'], null, 5)`,
    ])
      expect([statement, (await read(statement)) < 50]).toEqual([statement, true]);
  });
});
