import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { maxPacketPages, maxPacketParts } from '@courtyard/contract/banking/packet/packet.values';
import { sql } from 'kysely';
import PdfKit from 'pdfkit';
import { withApp } from '../../../../testing';
import { balance, PacketScene, part, textPdf } from '../packet.fixture';

const app = withApp();
const scene = new PacketScene(app);
beforeAll(() => scene.begin());
const { create, document, fileOf, inDemo, made, told } = scene;

const ofDocument = (id: string) => part({ kind: 'document', id });

function encrypted(): Promise<Buffer> {
  const paper = new PdfKit({ userPassword: 'x' });
  paper.text('secret');
  paper.end();
  return buffer(paper);
}

async function pagesOf(count: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) pdf.addPage([200, 200]);
  return Buffer.from(await pdf.save());
}

/** A packet with a document that cannot be in one: it fails, says why and keeps nothing. */
async function refusal(parts: Parameters<typeof create>[0]): Promise<string | null> {
  const files = () => inDemo((tx) => tx.selectFrom('file').select('id').execute());
  const before = (await files()).length;
  const { id } = await create(parts, scene.admin);
  const packet = await made(id);
  expect(packet).toMatchObject({ state: 'failed', pageCount: null, journalNo: null, madeAt: null });
  expect(packet.parts.map(({ page }) => page)).toEqual(parts.map(() => null));
  expect(await fileOf(id)).toEqual({ fileId: null });
  expect(await files()).toHaveLength(before);
  const params = { packetId: id };
  expect(await scene.treasurer.call('GET /api/v1/packets/:packetId/file', { params })).toMatchObject({
    status: 409,
    body: { code: 'packet-not-ready' },
  });
  const [last] = await told('banking.packet-failed');
  expect(last?.parameters).toMatchObject({ reason: packet.reason });
  return packet.reason;
}

test('a PDF with a password is named, and a copy without one is asked for', async () => {
  const locked = await document('Locked.pdf', await encrypted());
  expect(await refusal([balance, ofDocument(locked)])).toBe(
    '“Locked” is protected with a password. Upload a PDF without one, then try again.',
  );
});

test.each([
  ['cut off', async () => (await textPdf('Half')).subarray(0, 300)],
  [
    'without pages',
    async () =>
      Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
  ],
])('a damaged PDF, %s, is named', async (name, content) => {
  const damaged = await document(`${name}.pdf`, await content());
  expect(await refusal([ofDocument(damaged), balance])).toBe(
    `“${name}” is not a PDF that can be read. Upload it again, or remove it.`,
  );
});

test('more pages than fit are counted before anything is merged', async () => {
  const long = await document('Long.pdf', await pagesOf(maxPacketPages));
  expect(await refusal([ofDocument(long)])).toBe(
    `This packet would have ${maxPacketPages + 2} pages, and ${maxPacketPages} fit. Remove a document, or make two packets.`,
  );
  const fits = await document('Fits.pdf', await pagesOf(maxPacketPages - 2));
  const { id } = await create([ofDocument(fits)], scene.admin);
  expect(await made(id)).toMatchObject({ state: 'ready', pageCount: maxPacketPages });
}, 120_000);

test('more bytes than fit are refused before a file is read', async () => {
  const big = await document('Big.pdf', await textPdf('Big'));
  await inDemo((tx) =>
    sql`update file set bytes = ${101 * 1024 * 1024} where id =
      (select file_id from document_version where document_id = ${big})`.execute(tx),
  );
  expect(await refusal([ofDocument(big)])).toBe(
    'The parts are too large for one PDF together. Remove a document, or use a smaller one.',
  );
});

test('more parts than fit, and none, are refused with what to do, and no packet is there', async () => {
  const listed = async () => (await scene.treasurer.ok('GET /api/v1/packets')).data.length;
  const before = await listed();
  const answerTo = (parts: Parameters<typeof create>[0]) =>
    scene.treasurer.call('POST /api/v1/packets', { body: { title: 'X', heldOn: '2026-05-12', parts } });
  expect(await answerTo(Array.from({ length: maxPacketParts + 1 }, () => balance))).toMatchObject({
    status: 422,
    body: { fields: { parts: 'A packet has at most 25 parts. Leave some out, or make two packets.' } },
  });
  expect(await answerTo([])).toMatchObject({
    status: 422,
    body: { fields: { parts: 'Add at least one part.' } },
  });
  expect(await listed()).toBe(before);
});
