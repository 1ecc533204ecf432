import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { Product } from '../../../product/product';
import { addDocument, announceFile, openPart, type PartsOfFile, topFolder } from '../../../upload-in-parts';
import { atMost, type Figure } from '../../figure';
import { metricsOf } from '../metrics';

const mebibyte = 1024 ** 2;
const uploadBytes = 1024 ** 3;
/** As the browser sends them. */
const partBytes = 8 * mebibyte;
/** Copies of one file of 1 GiB, packed together. */
const packedFiles = 5;
/** What the process may take more while bytes go through it, whatever their number. */
const maxGrowthMiB = 150;

/** A picture of one pixel; what follows is of no interest to whoever looks at its beginning. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const residentMiB = async (product: Product) =>
  (await metricsOf(product))('process_resident_memory_bytes') / mebibyte;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

async function listMs(product: Product, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  const { status } = await product.send('demo', '/api/v1/hoa-documents', { headers });
  if (status !== 200) throw new Error(`The list answered ${status}.`);
  return performance.now() - began;
}

interface Beside {
  seconds: number;
  growthMiB: number;
  /** Half of the lists that were asked for meanwhile came sooner. */
  listMs: number;
}

/** What a work takes, with the memory of the API and the list of documents beside it, looked at twice a second. */
async function beside(
  product: Product,
  headers: Record<string, string>,
  work: () => Promise<void>,
): Promise<Beside> {
  const before = await residentMiB(product);
  let most = before;
  const lists: number[] = [];
  const began = performance.now();
  const progress = { isDone: false };
  const working = work().finally(() => (progress.isDone = true));
  while (!progress.isDone) {
    most = Math.max(most, await residentMiB(product));
    lists.push(await listMs(product, headers));
    await Promise.race([working.catch(() => {}), new Promise((done) => setTimeout(done, 500))]);
  }
  await working;
  return { seconds: (performance.now() - began) / 1000, growthMiB: most - before, listMs: median(lists) };
}

async function sendAll(file: PartsOfFile): Promise<void> {
  const noise = randomBytes(mebibyte);
  for (let offset = 0; offset < uploadBytes; offset += partBytes) {
    const { sent, status } = openPart(file, { offset, bytes: partBytes });
    for (let done = 0; done < partBytes; done += mebibyte) {
      if (offset + done === 0) png.copy(noise);
      if (!sent.write(noise)) await once(sent, 'drain');
    }
    sent.end();
    if ((await status) !== 204) throw new Error(`A part was answered ${await status}.`);
  }
}

/** Reads a ZIP as fast as it comes. Gives its bytes. */
function zipBytes(
  product: Product,
  headers: Record<string, string>,
  ids: readonly string[],
): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const host = `demo.localhost:${product.port}`;
    const path = `/api/v1/documents/zip?ids=${ids.join(',')}`;
    request({ host: '127.0.0.1', port: product.port, path, headers: { ...headers, host } }, (answer) => {
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('error', reject);
      answer.on('end', () => (answer.complete ? resolve(bytes) : reject(new Error('The ZIP broke off.'))));
    })
      .on('error', reject)
      .end();
  });
}

const figuresOf = (what: string, { seconds, growthMiB, listMs: ms }: Beside, quietMs: number): Figure[] => [
  { what: `${what}: time`, value: seconds, unit: 's' },
  { what: `${what}: memory of the API`, value: growthMiB, unit: 'MiB more', limit: atMost(maxGrowthMiB) },
  {
    what: `${what}: the list beside it, p50`,
    value: ms,
    unit: 'ms',
    limit: atMost(Math.ceil(2 * quietMs)),
    note: `${quietMs.toFixed(0)} ms alone`,
  },
];

/** A document of 1 GiB arrives, and 5 GiB are packed: the memory that it takes, and the list beside it. */
export async function measureLargeFiles(product: Product): Promise<Figure[]> {
  const token = await product.token('admin', 'demo');
  const headers = { authorization: `Bearer ${token}` };
  const quiet: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) quiet.push(await listMs(product, headers));
  const folderId = await topFolder(product, token);
  const file = await announceFile(product, token, { name: 'recording.png', bytes: uploadBytes, folderId });
  const upload = await beside(product, headers, () => sendAll(file));
  const { id } = await addDocument(file, folderId);
  const ids = [id];
  while (ids.length < packedFiles) {
    const { text, status, json } = await product.send('demo', `/api/v1/documents/${id}/copy`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { folderId },
    });
    if (status !== 201) throw new Error(`The copy answered ${status}: ${text}`);
    ids.push(json<{ data: { id: string } }>().data.id);
  }
  let packed = 0;
  const zip = await beside(product, headers, async () => {
    packed = await zipBytes(product, headers, ids);
  });
  if (packed < packedFiles * uploadBytes) throw new Error(`The ZIP has ${packed} bytes only.`);
  return [
    ...figuresOf('1 GiB uploaded in parts', upload, median(quiet)),
    ...figuresOf('5 GiB as a ZIP', zip, median(quiet)),
  ];
}
