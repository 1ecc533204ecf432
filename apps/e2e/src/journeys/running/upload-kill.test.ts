import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, type OwnProduct, startProduct } from '../../product/product';
import { seededFolder } from '../../product/seeded';
import { addDocument, announceFile, arrivedOf, openPart, sendPart, topFolder } from '../../upload-in-parts';

let product: OwnProduct;
afterEach(() => product.stop());

/** A picture of one pixel; what follows is of no interest to whoever looks at its beginning. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What lies where files wait to be whole. */
const waiting = (dataDirectory: string) =>
  readdirSync(join(dataDirectory, 'uploads'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

test('kill -9 in the middle of an upload: it goes on after the start, and the file has the same hash', async () => {
  const place = { dataDirectory: seededFolder(), port: await freePort() };
  product = await startProduct(place);
  const content = Buffer.concat([png, randomBytes(6 * 1024 * 1024)]);
  const token = await product.token('admin', 'demo');
  const folderId = await topFolder(product, token);
  const file = await announceFile(product, token, { name: 'scan.png', bytes: content.length, folderId });
  await sendPart(file, 0, content.subarray(0, 1_000_000));
  const { sent } = openPart(file, { offset: 1_000_000, bytes: content.length - 1_000_000 });
  await new Promise<void>((done) => sent.write(content.subarray(1_000_000, 4_000_000), () => done()));
  product.process.kill('SIGKILL');
  product = await startProduct(place);
  const resumed = { ...file, product };
  const offset = await arrivedOf(resumed);
  expect(offset).toBeGreaterThanOrEqual(1_000_000);
  await sendPart(resumed, offset, content.subarray(offset));
  const { sha256 } = await addDocument(resumed, folderId);
  expect(sha256).toBe(createHash('sha256').update(content).digest('hex'));
  expect(waiting(place.dataDirectory)).toBe(0);
});
