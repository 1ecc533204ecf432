import { withApp } from '../../../../../testing';
import { until } from '../../../../../testing/until';
import type { PublishedEvent } from '../../../../core/services';

const app = withApp();
beforeAll(() => app.startJobs());
const ask = 'POST /api/v1/tickets';
const read = 'GET /api/v1/tickets/:ticketId';
const write = 'POST /api/v1/tickets/:ticketId/messages';

type Who = Parameters<typeof app.client.as>[0];
const as = (who: Who) => app.client.as(who, 'demo');

const stored = (name: string) => {
  const tenantId = app.tenants.demo;
  const file = { tenantId, name, content: Buffer.from(`What ${name} says`), uploadedBy: null };
  return app.platform.inTenant(tenantId, (tx) => app.platform.files.store(tx, file));
};
const asked = async (who: Who, subject: string, fileIds: string[] = []) =>
  (await (await as(who)).ok(ask, { body: { subject, message: 'Please help', fileIds } })).data;
const fetched = (url: string) => app.app.inject({ url, headers: { host: 'demo.localhost:8080' } });
const filesOf = ({ messages }: { messages: { files: { name: string }[] }[] }) =>
  messages.map(({ files }) => files.map(({ name }) => name));

describe('files', () => {
  test('stand with what was said, of the question and of an answer, in their order', async () => {
    const [leak, meter, plan] = [
      await stored('leak.txt'),
      await stored('meter.txt'),
      await stored('plan.txt'),
    ];
    const made = await asked('owner', 'It drips', [leak.id, meter.id]);
    const params = { ticketId: made.id };
    const body = { message: 'See the plan.', fileIds: [plan.id] };
    await (await as('board')).ok(write, { params, body });
    const { data } = await (await as('owner')).ok(read, { params });
    expect(filesOf(data)).toEqual([['leak.txt', 'meter.txt'], ['plan.txt']]);
    const answer = await fetched(data.messages[1]?.files[0]?.url ?? '');
    expect([answer.statusCode, answer.body]).toEqual([200, 'What plan.txt says']);
  });

  test('are for those who may read what they stand with: no other gets the link, without which there is no file', async () => {
    const [letter, offer] = [await stored('letter.txt'), await stored('offer.txt')];
    const { id } = await asked('owner', 'A letter came', [letter.id]);
    const params = { ticketId: id };
    const board = await as('board');
    await board.ok(write, {
      params,
      body: { message: 'Their offer.', isInternal: true, fileIds: [offer.id] },
    });
    const { data: all } = await board.ok(read, { params });
    expect(filesOf(all)).toEqual([['letter.txt'], ['offer.txt']]);
    // Who asked reads no note, nor what stands with it.
    const mine = await (await as('owner')).call(read, { params });
    expect(mine.text).toContain('letter.txt');
    expect(mine.text).not.toContain('offer.txt');
    expect(mine.text).not.toContain(offer.id);
    for (const other of [await as('vendor'), await app.client.as('admin', 'lakeside')]) {
      expect((await other.call(read, { params })).status).toBe(404);
      const bare = await other.call('GET /api/v1/files/:fileId', {
        params: { fileId: letter.id },
        query: { expires: Date.now() + 60_000, signature: 'none' },
      });
      expect(bare.status).toBeGreaterThanOrEqual(400);
    }
    const link = all.messages[0]?.files[0]?.url ?? '';
    expect((await fetched(link)).statusCode).toBe(200);
    const elsewhere = await app.app.inject({ url: link, headers: { host: 'lakeside.localhost:8080' } });
    expect(elsewhere.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('belong to one message: of another record, given twice, or too many, nothing is written', async () => {
    const [once, taken] = [await stored('once.txt'), await stored('taken.txt')];
    await asked('owner', 'Takes it', [taken.id]);
    const owner = await as('owner');
    const refused = async (fileIds: string[]) => {
      const { status } = await owner.call(ask, { body: { subject: 'Rejected', message: 'Please', fileIds } });
      return status;
    };
    expect(await refused([taken.id])).toBe(409);
    expect(await refused([once.id, once.id])).toBe(422);
    expect(await refused(Array.from({ length: 11 }, () => once.id))).toBe(422);
    const { data } = await owner.ok('GET /api/v1/tickets', { query: { search: 'Rejected' } });
    expect(data).toEqual([]);
    // It is nobody's yet.
    await asked('owner', 'Takes the other', [once.id]);
  });
});

test('a note has the pages of those look again who read it, and not of who asked', async () => {
  const { id, askedBy } = await asked('owner', 'Quiet, please');
  const heard: PublishedEvent[] = [];
  const stop = app.platform.events.subscribe({ event: (event) => void heard.push(event) });
  /** What was told so far has arrived: events come in the order in which they were told. */
  const arrived = async (section: string) => {
    const { tenants, platform } = app;
    const mark = { tenantId: tenants.demo, topic: 'section-data', section } as const;
    await platform.inTenant(tenants.demo, (tx) => platform.events.publish(tx, mark));
    await until(() => heard.some((event) => event.section === section));
  };
  await arrived('before');
  heard.length = 0;
  const body = { message: 'Third time.', isInternal: true };
  await (await as('board')).ok(write, { params: { ticketId: id }, body });
  await arrived('after');
  stop();
  const told = heard.filter(({ section }) => section === 'support').map(({ memberIds }) => memberIds);
  expect(told).toEqual([expect.any(Array)]);
  expect(told[0]).not.toContain(askedBy.id);
  expect(told[0]?.length).toBeGreaterThan(0);
});

test('the search finds one’s own by subject and number, those of all for who reads them, and no other', async () => {
  const { id, number } = await asked('owner', 'Heliotrope in the yard');
  const found = async (who: Who, q: string) => {
    const answer = await (await as(who)).ok('GET /api/v1/search', { query: { q } });
    return answer.data.hits.filter(({ kind }) => kind === 'ticket').map((hit) => hit.url);
  };
  const url = `/help-support/tickets?id=${id}`;
  expect(await found('owner', 'heliotrope')).toEqual([url]);
  expect(await found('board', 'heliotrop yard')).toEqual([url]);
  expect(await found('board', `#${number}`)).toContain(url);
  expect(await found('vendor', 'heliotrope')).toEqual([]);
  const { data } = await (await as('owner')).ok('GET /api/v1/search', { query: { q: 'heliotrope' } });
  expect(data.hits[0]).toMatchObject({ title: 'Heliotrope in the yard', section: 'support' });
  expect(data.hits[0]?.subtitle).toMatch(new RegExp(`^Ticket ${number} · Open · `));
});

test('what is set on the list is kept under a name', async () => {
  const owner = await as('owner');
  const view = {
    list: 'support.tickets',
    name: 'Still open',
    settings: { status: ['open'] },
    isShared: false,
  };
  await owner.ok('POST /api/v1/shell/list-views', { body: view });
  const { data } = await owner.ok('GET /api/v1/shell/list-views', { query: { list: 'support.tickets' } });
  expect(data.views.map(({ name }) => name)).toEqual(['Still open']);
});
