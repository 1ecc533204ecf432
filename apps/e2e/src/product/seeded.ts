import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilIdle } from './database/jobs';
import { superuser } from './database/superuser';
import { type OwnProduct, type StartOptions, startProduct } from './product';

const variable = 'COURTYARD_SEEDED_DATA';

/** A new folder that PostgreSQL's account may enter too, where root runs the tests. */
function reachableFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'courtyard-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Makes the data that the products of a run start from: those of a first start, stopped in order once its jobs are done. Each of some
 * twenty products would do them again, beside what it is started for.
 */
export async function seedOnce(): Promise<void> {
  const dataDirectory = reachableFolder();
  const product = await startProduct({ dataDirectory });
  const database = await superuser(product);
  await untilIdle(database);
  await database.end();
  await product.stop();
  process.env[variable] = dataDirectory;
}

/** A data folder with the demo communities: a copy of the run's, or an empty one, which the product fills at its start. */
export function seededFolder(): string {
  const folder = reachableFolder();
  const seeded = process.env[variable];
  if (seeded === undefined) return folder;
  if (process.platform === 'win32') cpSync(seeded, folder, { recursive: true });
  else {
    // Keeps owner and mode, without which PostgreSQL refuses its files, and shares blocks where the file system can.
    const { status, stderr } = spawnSync('cp', ['-a', `${seeded}/.`, folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The demo's data could not be copied: ${stderr}`);
  }
  return folder;
}

/** A product of one's own on the demo communities, to be stopped, killed or released into. Its data goes with it. */
export async function startSeeded(options: StartOptions = {}): Promise<OwnProduct> {
  const product = await startProduct({ ...options, dataDirectory: seededFolder() });
  return {
    ...product,
    async stop() {
      await product.stop();
      rmSync(product.dataDirectory, { recursive: true, maxRetries: 5 });
    },
  };
}
