import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare global {
  var courtyardLeftovers: string | undefined;
}

/** From here on everything temporary of the run, the browser's and the products' too, goes into one folder. */
export default function collectLeftovers(): void {
  const folder = mkdtempSync(join(tmpdir(), 'courtyard-journeys-'));
  // The account of PostgreSQL enters it too.
  chmodSync(folder, 0o755);
  globalThis.courtyardLeftovers = folder;
  process.env.TMPDIR = folder;
}
