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
  const [first, second] = await titles('10');
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
