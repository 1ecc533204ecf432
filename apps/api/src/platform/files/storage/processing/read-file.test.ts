import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { ZipFile } from 'yazl';
import { type Reading, type PageText, textOf } from './read-file';

const wordFile = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function pdf(pages: readonly string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const paper = new PdfDocument({ ...options, autoFirstPage: false });
  for (const text of pages) paper.addPage().text(text);
  paper.end();
  return buffer(paper);
}

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A Word document of this body; `bombMegabytes` of spaces before it, which a zip makes small. */
function word(body: string, { relations = '', bombMegabytes = 0 } = {}): Promise<Buffer> {
  const zip = new ZipFile();
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relationships = (inside: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;
  const add = (text: string, name: string) => zip.addBuffer(Buffer.from(text), name);
  add(
    relationships(`<Relationship Id="a" Type="${rel}/officeDocument" Target="word/document.xml"/>`),
    '_rels/.rels',
  );
  add(relationships(relations), 'word/_rels/document.xml.rels');
  const bomb = '<w:p/>'.repeat((bombMegabytes * 1024 * 1024) / 6);
  add(`<w:document ${namespaces}><w:body>${bomb}${body}</w:body></w:document>`, 'word/document.xml');
  zip.end();
  return buffer(zip.outputStream);
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const read = async (content: Buffer | Promise<Buffer>, mediaType: string) =>
  textOf(Readable.from([await content]), mediaType);
const pagesOf = (reading: Reading<PageText[]>) =>
  reading.kind === 'done' ? reading.content.map(({ page, text }) => [page, text.trim()]) : reading;

test('a PDF is read page by page', async () => {
  const reading = await read(pdf(['Bylaws of the association', 'Señor Núñez']), 'application/pdf');
  expect(pagesOf(reading)).toEqual([
    [1, 'Bylaws of the association'],
    [2, 'Señor Núñez'],
  ]);
});

test('text is read in its charset, and a Word document by its paragraphs', async () => {
  const spanish = await read(Buffer.from('Reuni\xf3n', 'latin1'), 'text/plain; charset=windows-1252');
  expect(pagesOf(spanish)).toEqual([[null, 'Reunión']]);
  const rules = await read(word(paragraph('House rules') + paragraph('Quiet hours')), wordFile);
  expect(pagesOf(rules)).toEqual([[null, 'House rules\n\nQuiet hours']]);
});

test('a Word document reads nothing outside of itself', async () => {
  const relations =
    '<Relationship Id="x" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" TargetMode="External" Target="file:///etc/hostname"/>';
  const body = `${paragraph('Inside')}<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="x"/></w:drawing></w:r></w:p>`;
  expect(pagesOf(await read(word(body, { relations }), wordFile))).toEqual([[null, 'Inside']]);
});

test.each([
  ['an encrypted PDF', pdf(['secret'], { userPassword: 'x' }), 'application/pdf'],
  ['a PDF that is HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'application/pdf'],
  ['half a PDF', pdf(['half']).then((all) => all.subarray(0, 200)), 'application/pdf'],
  ['a Word document that is no zip', Buffer.from('PK\x03\x04nothing'), wordFile],
])('%s is refused', async (_, content, mediaType) => {
  expect(await read(content, mediaType)).toEqual({ kind: 'refused' });
});

test('a zip bomb ends the child alone', async () => {
  const bomb = await word(paragraph('end'), { bombMegabytes: 60 });
  expect(bomb.length).toBeLessThan(400_000);
  expect((await read(bomb, wordFile)).kind).not.toBe('done');
});
