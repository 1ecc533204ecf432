import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

/** From here on everything temporary of the run, the browser's and the products' too, goes into one folder. */
export function collectLeftovers(): void {
  folder = mkdtempSync(join(tmpdir(), 'courtyard-journeys-'));
  // The account of PostgreSQL enters it too.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
}

/** Takes away what the run left: copies of releases, data of products that were killed. */
export function removeLeftovers(): void {
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
