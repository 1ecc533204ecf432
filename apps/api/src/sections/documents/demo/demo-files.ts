import { crc32, deflateSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { documentPdf, type PdfPart } from '../../../platform/mail/paper/document-pdf';

/** A PDF of a community. */
export const pdf = (title: string, community: string, parts: readonly PdfPart[]): Promise<Buffer> =>
  documentPdf({ title, subtitle: community, footer: title, language: 'en', parts });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const packageParts = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${word}"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
};

/** The smallest text document of these paragraphs (ECMA-376). */
export function docx(paragraphs: readonly string[]): Promise<Buffer> {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`).join('');
  const main = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const zip = new ZipFile();
  // Of one day, so that the same words are always the same bytes.
  const mtime = new Date('2026-01-05T12:00:00Z');
  for (const [name, xml] of Object.entries({ ...packageParts, 'word/document.xml': main }))
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`), name, {
      mtime,
    });
  zip.end();
  return buffer(zip.outputStream);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

type Rgb = readonly [red: number, green: number, blue: number];

/** A PNG of the sky above a lawn (RFC 2083). */
export function picture(sky: Rgb, lawn: Rgb): Buffer {
  const [width, height, horizon] = [480, 320, 210];
  const rows = Array.from({ length: height }, (_, y) => {
    const [color, fade] = y < horizon ? [sky, (y / horizon) * 60] : [lawn, -(y - horizon) / 3];
    const pixel = Buffer.from(color.map((part) => Math.max(0, Math.min(255, Math.round(part + fade)))));
    return Buffer.concat([Buffer.alloc(1), ...Array.from({ length: width }, () => pixel)]);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of red, green and blue for each pixel.
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
