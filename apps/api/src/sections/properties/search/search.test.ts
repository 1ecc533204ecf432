import { sql } from 'kysely';
import { tidySearchTerms } from '../../../platform/section/search/search-terms.sql';
import { withApp } from '../../../testing';

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
    platform.pool
      .query<{ marked: number; all: number }>(
        `select count(*) filter (where is_left)::int as marked, count(*)::int as all
         from search_term where tenant_id = $1 and term like 'gone%'`,
        [tenants.demo],
      )
      .then(({ rows }) => rows[0]);
  await platform.pool.query(
    `insert into search_term (tenant_id, term, record_id)
     select $1, 'gone' || repeat(chr(97 + at % 26), 1 + at / 26), gen_random_uuid() from generate_series(0, 59) at`,
    [tenants.demo],
  );
  const inTenant = jest.spyOn(platform, 'inTenant');
  await tidySearchTerms(platform, tenants.demo, { words: 200, lost: 20 });
  expect(inTenant.mock.calls.length).toBeGreaterThan(3);
  inTenant.mockRestore();
  expect(await left()).toEqual({ marked: 60, all: 60 });
  await app.runJob('platform.housekeeping');
  expect(await left()).toEqual({ marked: 0, all: 0 });
});
