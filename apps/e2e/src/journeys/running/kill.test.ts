import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { runJobs } from '../../product/database/jobs';
import { freePort, type OwnProduct, startProduct } from '../../product/product';
import { seededFolder } from '../../product/seeded';
import { superuser } from '../../product/database/superuser';

const rounds = 10;

let product: OwnProduct;
let writing = new AbortController();
afterEach(async () => {
  writing.abort();
  await product.stop();
});

interface Created {
  data: { unitNumber: string };
}

/** Creates properties as fast as the API answers; adds the units that were acknowledged. */
async function writeUntil(stop: AbortSignal, token: string, round: number, acknowledged: Set<string>) {
  for (let index = 0; !stop.aborted; index += 1) {
    const unitNumber = `K${round}-${index}`;
    const answer = await product
      .send('demo', '/api/v1/properties', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
        body: { unitNumber, address: {} },
      })
      .catch(() => null);
    if (answer?.status === 201) acknowledged.add(answer.json<Created>().data.unitNumber);
  }
}

const postmaster = (): number =>
  Number(
    spawnSync('pgrep', ['-P', String(product.process.pid), 'postgres'], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n')[0],
  );

/** Waits until the supervisor has PostgreSQL back and the API says that it is ready. */
async function recovered(): Promise<void> {
  const limit = Date.now() + 20_000;
  do await new Promise((done) => setTimeout(done, 100));
  while ((await product.send('demo', '/readyz')).status !== 200 && Date.now() < limit);
}

/** All work by the clock is under way: jobs whose end cannot be noted must not take the process with them. */
async function haveWork(): Promise<void> {
  const database = await superuser(product);
  await runJobs(database);
  await database.end();
}

async function storedUnits(token: string): Promise<Set<string>> {
  const units = new Set<string>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const answer = await product.send('demo', `/api/v1/properties?limit=200&sort=unitNumber${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data, page } = answer.json<{ data: { unitNumber: string }[]; page: { next: string | null } }>();
    for (const { unitNumber } of data) units.add(unitNumber);
    cursor = page.next;
  }
  return units;
}

test(`${rounds} times kill -9 under writes: it starts again and no acknowledged write is lost`, async () => {
  const dataDirectory = seededFolder();
  const port = await freePort();
  const acknowledged = new Set<string>();
  product = await startProduct({ dataDirectory, port });
  for (let round = 0; round < rounds; round += 1) {
    const token = await product.token('admin', 'demo');
    writing = new AbortController();
    const written = writeUntil(writing.signal, token, round, acknowledged);
    const enough = acknowledged.size + 3 + round;
    while (acknowledged.size < enough) await new Promise((done) => setTimeout(done, 10));
    if (round % 2 === 0) {
      await haveWork();
      process.kill(postmaster(), 'SIGKILL');
      await recovered();
      writing.abort();
      await written;
    } else {
      product.process.kill('SIGKILL');
      writing.abort();
      await written;
      product = await startProduct({ dataDirectory, port });
    }
  }
  expect(acknowledged.size).toBeGreaterThan(rounds);
  const stored = await storedUnits(await product.token('admin', 'demo'));
  const lost = [...acknowledged].filter((unitNumber) => !stored.has(unitNumber));
  expect(lost).toEqual([]);
});
