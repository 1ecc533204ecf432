import './collect';
import { rmSync } from 'node:fs';

/** Takes away what the run left: copies of releases, data of products that were killed. */
export default function removeLeftovers(): void {
  const folder = globalThis.courtyardLeftovers;
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
