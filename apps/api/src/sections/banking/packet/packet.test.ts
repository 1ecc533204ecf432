import { Readable } from 'node:stream';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { textOf } from '../../../platform/files/storage/processing/read-file';
import { type TestPerson, withApp } from '../../../testing';
import { balance, PacketScene, part, textPdf } from './packet.fixture';

const app = withApp();
const scene = new PacketScene(app);
let treasurer: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  await scene.begin();
  ({ treasurer, admin } = scene);
});

const { inDemo, create, made, contentOf, document } = scene;
const profit = part({ report: 'profit', period: 'year-to-date' });

async function textsOf(content: Buffer): Promise<string[]> {
  const reading = await textOf(Readable.from([content]), 'application/pdf');
  if (reading.kind !== 'done') throw new Error(`the PDF cannot be read: ${reading.kind}`);
  return reading.content.map(({ text }) => text);
}

const key = (name: string) => PDFName.of(name);

/** The page that a place in an outline or among the named ones is on, counted from 1. */
const pageAt = (pdf: PDFDocument, place: PDFArray | undefined) =>
  pdf.getPages().findIndex(({ ref }) => ref === place?.get(0)) + 1;

/** The entries of the outline, each with its page. */
function outlineOf(pdf: PDFDocument): [string, number][] {
  const entries: [string, number][] = [];
  let item = pdf.catalog.lookupMaybe(key('Outlines'), PDFDict)?.lookupMaybe(key('First'), PDFDict);
  for (; item; item = item.lookupMaybe(key('Next'), PDFDict))
    entries.push([
      item.lookup(key('Title'), PDFHexString).decodeText(),
      pageAt(pdf, item.lookupMaybe(key('Dest'), PDFArray)),
    ]);
  return entries;
}

/** The pages that the links of the contents lead to. */
function linksOf(pdf: PDFDocument): number[] {
  const dests = pdf.catalog.lookup(key('Names'), PDFDict).lookup(key('Dests'), PDFDict);
  const names = dests.lookup(key('Names'), PDFArray);
  const places = new Map<string, number>();
  for (let at = 0; at < names.size(); at += 2)
    places.set(names.lookup(at, PDFString).decodeText(), pageAt(pdf, names.lookup(at + 1, PDFArray)));
  const annotations = pdf.getPage(1).node.Annots();
  return Array.from({ length: annotations?.size() ?? 0 }, (_, at) => {
    const to = annotations?.lookup(at, PDFDict).lookup(key('A'), PDFDict).lookup(key('D'), PDFString);
    return places.get(to?.decodeText() ?? '') ?? 0;
  });
}

test('reports, minutes and documents become one PDF with outline, contents and page numbers', async () => {
  const bylaws = await document('Pool bids.pdf', await textPdf('Three bids'));
  const meeting = await scene.approvedMinutes();
  const parts = [
    part({ kind: 'document', id: bylaws }),
    part({ kind: 'minutes', id: meeting }),
    balance,
    profit,
  ];
  const asked = await create(parts, admin);
  expect(asked).toMatchObject({ state: 'making', parts: [{ page: null }, {}, {}, {}] });
  const packet = await made(asked.id);
  expect(packet).toMatchObject({ state: 'ready', reason: null });
  const content = await contentOf(asked.id);
  const pdf = await PDFDocument.load(content);
  expect(pdf.getPageCount()).toBe(packet.pageCount);
  const texts = await textsOf(content);
  expect(texts[0]).toContain('May board');
  expect(texts[0]).toContain(`Last journal entry ${packet.journalNo}`);
  expect(texts.at(-1)).toContain(`${packet.pageCount} / ${packet.pageCount}`);
  for (const { name, page } of packet.parts) {
    expect(texts[1]).toMatch(new RegExp(`${name}\\s+${page}\\b`));
    const shown = name === 'Pool bids' ? 'Three bids' : name;
    expect(texts[(page ?? 0) - 1]).toContain(shown);
  }
  const starts = packet.parts.map(({ name, page }) => [name, page]);
  expect(outlineOf(pdf)).toEqual([['Contents', 2], ...starts]);
  expect(linksOf(pdf)).toEqual(packet.parts.map(({ page }) => page));
  await made(asked.id);
  expect((await contentOf(asked.id)).equals(content)).toBe(true);
  const told = await inDemo((tx) =>
    tx.selectFrom('notification').select('kind').where('kind', '=', 'banking.packet-ready').execute(),
  );
  expect(told).toHaveLength(1);
});

test('what is posted later does not change a packet', async () => {
  const { id } = await create([balance]);
  const packet = await made(id);
  const before = await contentOf(id);
  const entries = await treasurer.ok('GET /api/v1/journal-entries', { query: { limit: 50 } });
  let reversed = false;
  for (const { id: entryId, date } of entries.data) {
    const body = { on: date, reason: 'Posted twice' };
    const answer = await treasurer.call('POST /api/v1/journal-entries/:entryId/reverse', {
      params: { entryId },
      body,
    });
    reversed = answer.status < 300;
    if (reversed) break;
  }
  expect(reversed).toBe(true);
  const params = { packetId: id };
  const file = await treasurer.call('GET /api/v1/packets/:packetId/file', { params });
  expect(file.headers['content-type']).toBe('application/pdf');
  expect((await contentOf(id)).equals(before)).toBe(true);
  const again = (await treasurer.ok('GET /api/v1/packets/:packetId', { params })).data;
  expect(again.journalNo).toBe(packet.journalNo);
});

test('a broken or protected PDF is named, and the packet is made again without harm', async () => {
  const broken = await document('Torn.pdf', Buffer.from('%PDF-1.7\nnothing that is one'));
  const { id } = await create([balance, part({ kind: 'document', id: broken })], admin);
  const packet = await made(id);
  expect(packet.state).toBe('failed');
  expect(packet.reason).toBe('“Torn” is not a PDF that can be read. Upload it again, or remove it.');
  const params = { packetId: id };
  expect((await treasurer.call('GET /api/v1/packets/:packetId/file', { params })).status).toBe(409);
  const again = await admin.ok('POST /api/v1/packets/:packetId/retry', { params, body: undefined });
  expect(again.data.state).toBe('making');
  await admin.ok('DELETE /api/v1/packets/:packetId', { params });
  expect((await treasurer.call('GET /api/v1/packets/:packetId', { params })).status).toBe(404);
});

test('what somebody may not open enters no packet, then and later', async () => {
  const secret = await document('Secret.pdf', await textPdf('Secret'));
  const body = { title: 'X', heldOn: '2026-05-12', parts: [part({ kind: 'document', id: secret })] };
  const { id } = (await treasurer.ok('POST /api/v1/packets', { body })).data;
  const taken = await inDemo(async (tx) => {
    const rows = await tx
      .selectFrom('rolePermission')
      .selectAll()
      .where('permission', '=', 'Hoa Document Details View')
      .execute();
    await tx.deleteFrom('rolePermission').where('permission', '=', 'Hoa Document Details View').execute();
    return rows;
  });
  app.platform.sessions.forget(app.tenants.demo);
  try {
    expect(await made(id)).toMatchObject({ state: 'failed' });
    expect((await treasurer.call('POST /api/v1/packets', { body })).status).toBe(403);
  } finally {
    await inDemo((tx) => tx.insertInto('rolePermission').values(taken).execute());
    app.platform.sessions.forget(app.tenants.demo);
  }
  const member = await app.client.as('owner', 'demo');
  expect((await member.call('GET /api/v1/packets')).status).toBe(403);
  const lakeside = await app.client.as('admin', 'lakeside');
  expect((await lakeside.call('GET /api/v1/packets/:packetId', { params: { packetId: id } })).status).toBe(
    404,
  );
});
