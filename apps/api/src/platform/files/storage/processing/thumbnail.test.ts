import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';
import { hasThumbnail, thumbnailOf } from './read-file';

/** A PNG of one gray, of a size that its bytes do not show. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit of gray for each pixel.
  head.set([1, 0], 8);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height, 0));
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const draw = (content: Buffer, mediaType: string) => thumbnailOf(Readable.from([content]), mediaType);

/** Width and height of a lossy or lossless WebP (RFC 9649). */
function sizeOf(webp: Buffer): [number, number] {
  const kind = webp.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
  if (kind === 'VP8X') return [webp.readUIntLE(24, 3) + 1, webp.readUIntLE(27, 3) + 1];
  const bits = webp.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

test('a picture becomes a small one of its shape, a small one stays as it is', async () => {
  const large = await draw(png(3000, 1500), 'image/png');
  expect(large.kind === 'done' && sizeOf(large.content)).toEqual([400, 200]);
  const small = await draw(png(40, 30), 'image/png');
  expect(small.kind === 'done' && sizeOf(small.content)).toEqual([40, 30]);
});

test('the first page of a PDF is drawn with its letters', async () => {
  const pages = async (text: string) => {
    const paper = new PdfDocument({ size: 'LETTER' });
    paper.fontSize(60).text(text);
    paper.end();
    const end = await draw(await buffer(paper), 'application/pdf');
    return end.kind === 'done' ? end.content : Buffer.alloc(0);
  };
  const [written, empty] = [await pages('Bylaws of the association'), await pages(' ')];
  expect(sizeOf(written)).toEqual([310, 400]);
  expect(written.length).toBeGreaterThan(3 * empty.length);
});

test.each([
  ['a picture of 30,000 by 30,000', png(30_000, 30_000), 'image/png'],
  ['half a picture', png(500, 500).subarray(0, 60), 'image/png'],
  ['a picture that is HTML', Buffer.from('<svg onload="alert(1)"/>'), 'image/png'],
  ['a broken PDF', Buffer.from('%PDF-1.7 nothing'), 'application/pdf'],
])('%s is refused', async (_, content, mediaType) => {
  expect(await draw(content, mediaType)).toEqual({ kind: 'refused' });
});

test('of other files there is none, and of none that is too large', () => {
  expect(hasThumbnail({ mediaType: 'image/svg+xml', bytes: 100 })).toBe(false);
  expect(hasThumbnail({ mediaType: 'image/png', bytes: 1e9 })).toBe(false);
});
