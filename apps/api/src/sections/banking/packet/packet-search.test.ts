import { maxPacketChoices } from '@courtyard/contract/banking/packet/packet.values';
import { sql } from 'kysely';
import { type CallInput, type TestPerson, withApp } from '../../../testing';
import { balance, PacketScene, part, textPdf } from './packet.fixture';

const app = withApp();
const scene = new PacketScene(app);
let board: TestPerson;
beforeAll(async () => {
  await scene.begin();
  board = await app.client.as('board', 'demo');
});
const { create, document, inDemo, made } = scene;

const found = async (q: string, person: TestPerson) =>
  (await person.ok('GET /api/v1/search', { query: { q } })).data.hits.filter(({ kind }) => kind === 'packet');

test('a packet is found by its title by those who may open packets', async () => {
  const body = { title: 'Zephyr retreat', heldOn: '2026-05-12', parts: [balance] };
  const { data } = await scene.treasurer.ok('POST /api/v1/packets', { body });
  expect(await found('zephyr', board)).toMatchObject([
    {
      id: data.id,
      title: 'Zephyr retreat',
      subtitle: expect.stringMatching(/2026.* · In progress$/),
      url: `/banking-reports/packets/details?id=${data.id}`,
    },
  ]);
  expect(await found('zephyr', await app.client.as('owner', 'demo'))).toEqual([]);
  expect(await found('zephyr', await app.client.as('treasurer', 'lakeside'))).toEqual([]);
  await scene.treasurer.ok('DELETE /api/v1/packets/:packetId', { params: { packetId: data.id } });
  expect(await found('zephyr', board)).toEqual([]);
});

test('packets are listed by title, date, status and who created them, and as a file', async () => {
  const created = async (title: string, heldOn: string) =>
    (await scene.treasurer.ok('POST /api/v1/packets', { body: { title, heldOn, parts: [balance] } })).data;
  const first = await created('Okapi spring', '2026-04-01');
  const second = await created('Okapi autumn', '2026-10-01');
  const listed = async (query: CallInput<'GET /api/v1/packets'>['query'] & {}, person = board) =>
    (await person.ok('GET /api/v1/packets', { query: { search: 'okapi', ...query } })).data.map(
      ({ id }) => id,
    );
  expect(await listed({})).toEqual([second.id, first.id]);
  expect(await listed({ sort: 'heldOn' })).toEqual([first.id, second.id]);
  expect(await listed({ search: 'okapi spring' })).toEqual([first.id]);
  expect(await listed({ heldOn: '2026-09-01..' })).toEqual([second.id]);
  expect(await listed({ state: ['failed'] })).toEqual([]);
  expect(await listed({ createdBy: [first.createdBy] })).toHaveLength(2);
  const query = { search: 'okapi' };
  expect((await board.ok('GET /api/v1/packets/totals', { query })).data.count).toBe(2);
  const values = await board.ok('GET /api/v1/packets/values', { query: { ...query, of: 'createdBy' } });
  expect(values.data.values).toMatchObject([{ value: first.createdBy, count: 2 }]);
  const file = await board.call('GET /api/v1/packets/export', { query: { ...query, format: 'csv' } });
  expect(file.text).toContain('Okapi spring');
  expect((await (await app.client.as('owner', 'demo')).call('GET /api/v1/packets')).status).toBe(403);
});

/** Works while no role of the demo has a permission. */
async function without(right: string, work: () => Promise<void>): Promise<void> {
  const taken = await inDemo(async (tx) => {
    const rows = await tx.selectFrom('rolePermission').selectAll().where('permission', '=', right).execute();
    await tx.deleteFrom('rolePermission').where('permission', '=', right).execute();
    return rows;
  });
  app.platform.sessions.forget(app.tenants.demo);
  try {
    await work();
  } finally {
    await inDemo((tx) => tx.insertInto('rolePermission').values(taken).execute());
    app.platform.sessions.forget(app.tenants.demo);
  }
}

/** Minutes of a meeting behind closed doors, which the treasurer of the demo may not see. */
async function executiveMinutes(): Promise<string> {
  const meetingId = await scene.approvedMinutes();
  await inDemo((tx) => sql`update meeting set is_executive = true where id = ${meetingId}`.execute(tx));
  return meetingId;
}

test('minutes of an executive session enter no packet of somebody who may not see it', async () => {
  const parts = [balance, part({ kind: 'minutes', id: await executiveMinutes() })];
  const body = { title: 'X', heldOn: '2026-05-12', parts };
  const packets = async () => (await scene.admin.ok('GET /api/v1/packets')).data.length;
  const before = await packets();
  expect(await scene.treasurer.call('POST /api/v1/packets', { body })).toMatchObject({
    status: 422,
    body: {
      fields: { 'parts.1': 'This part was deleted, or you can’t open it. Remove it and choose another.' },
    },
  });
  expect(await packets()).toBe(before);
  const choices = await scene.treasurer.ok('GET /api/v1/packet-choices', { query: { kind: 'minutes' } });
  expect(choices.data.choices.map(({ id }) => id)).not.toContain(parts[1]?.id);
});

test('a packet with them is there for nobody who may not see executive sessions', async () => {
  const { id } = await create([part({ kind: 'minutes', id: await executiveMinutes() })], scene.admin);
  const params = { packetId: id };
  expect(await made(id, board)).toMatchObject({ state: 'ready' });
  expect((await board.call('GET /api/v1/packets/:packetId/file', { params })).status).toBe(200);
  expect(await found('May board', board)).not.toEqual([]);
  const { treasurer } = scene;
  const refused = [
    await treasurer.call('GET /api/v1/packets/:packetId', { params }),
    await treasurer.call('GET /api/v1/packets/:packetId/file', { params }),
    await treasurer.call('GET /api/v1/packets/:packetId/history', { params }),
    await treasurer.call('POST /api/v1/packets/:packetId/retry', { params, body: undefined }),
    await treasurer.call('DELETE /api/v1/packets/:packetId', { params }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await found('May board', treasurer)).map((hit) => hit.id)).not.toContain(id);
  const listed = (await treasurer.ok('GET /api/v1/packets')).data;
  expect(listed.map((packet) => packet.id)).not.toContain(id);
});

test('a packet with a report that names who owes is there for nobody who may not see that report', async () => {
  const { treasurer, admin } = scene;
  const { id } = await create([balance, part({ report: 'delinquency', period: 'today' })], admin);
  const params = { packetId: id };
  expect(await made(id, admin)).toMatchObject({ state: 'ready' });
  await without('Invoices List View', async () => {
    const refused = [
      await treasurer.call('GET /api/v1/packets/:packetId', { params }),
      await treasurer.call('GET /api/v1/packets/:packetId/file', { params }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
  });
  expect((await treasurer.call('GET /api/v1/packets/:packetId/file', { params })).status).toBe(200);
});

test('where whoever asked lost the right meanwhile, it is not made, and says what to do', async () => {
  const { id } = await create([part({ kind: 'minutes', id: await executiveMinutes() })], scene.admin);
  const row = () =>
    inDemo((tx) =>
      tx.selectFrom('packet').select(['state', 'reason', 'fileId']).where('id', '=', id).executeTakeFirst(),
    );
  await without('Executive Sessions View', async () => {
    await made(id).catch(() => null);
    expect(await row()).toMatchObject({
      state: 'failed',
      fileId: null,
      reason: expect.stringMatching(/was deleted, or the person who asked for this packet can’t open it\. /),
    });
  });
});

test('PDF documents that may be opened are offered, the newest first, and the others are searched for', async () => {
  const choices = async (search?: string, person = scene.treasurer) =>
    (
      await person.ok('GET /api/v1/packet-choices', {
        query: { kind: 'document', ...(search !== undefined && { search }) },
      })
    ).data;
  const content = await textPdf('Bid');
  await document('Yew hedge bid.pdf', content);
  for (let count = 0; count < maxPacketChoices; count += 1) await document(`Newer ${count}.pdf`, content);
  const newest = await choices();
  expect(newest.choices).toHaveLength(maxPacketChoices);
  expect(newest.hasMore).toBe(true);
  expect(newest.choices.map(({ name }) => name)).not.toContain('Yew hedge bid.pdf');
  expect(await choices('bid YEW')).toMatchObject({
    choices: [{ name: 'Yew hedge bid.pdf' }],
    hasMore: false,
  });
  expect(await choices('no such document')).toEqual({ choices: [], hasMore: false });
  expect((await choices('Bylaws')).choices.map(({ name }) => name)).toContain('Bylaws.pdf');
  const owner = await app.client.as('owner', 'demo');
  expect(await owner.call('GET /api/v1/packet-choices', { query: { kind: 'document' } })).toMatchObject({
    status: 403,
  });
}, 60_000);
