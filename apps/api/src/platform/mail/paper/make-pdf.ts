import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { packageRoot } from '../../core/package-root';
import { Problem } from '../../http/problem';
import type { BillingPaper } from './billing-paper';
import type { PdfText } from './document-pdf';
import type { PaperLetter } from './letters-pdf';
import type { PacketFront } from './packet-front';
import { inTurn } from './pdf-requests';

/** What a worker thread draws: plain data, which is copied to it. */
export type PdfJob =
  | { kind: 'billing'; paper: BillingPaper }
  | { kind: 'document'; text: PdfText }
  | { kind: 'packet-front'; front: PacketFront }
  | { kind: 'letters'; letters: readonly PaperLetter[]; title: string };

const source = 'src/platform/mail/paper/drawing/pdf-worker.ts';

/** The worker's code: beside the bundle, in whose folder or a folder below it this runs. From source, in tests, tsx compiles it. */
function workerCode(): { filename: string; execArgv: string[] } {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = [here, dirname(here)].map((folder) => join(folder, 'pdf-worker.js')).find(existsSync);
  if (built !== undefined) return { filename: built, execArgv: [] };
  const compiler = pathToFileURL(join(packageRoot, 'node_modules/tsx/dist/loader.mjs'));
  return { filename: join(packageRoot, source), execArgv: ['--import', compiler.href] };
}

/** Left free: one core answers requests, whatever is drawn. */
const maxThreads = Math.min(3, Math.max(1, availableParallelism() - 1));

let opened: Piscina<PdfJob, Uint8Array> | null = null;

/** The threads begin with the first PDF, and end a minute after the last one. Requests go before them where both need a core. */
const threads = (): Piscina<PdfJob, Uint8Array> =>
  (opened ??= new Piscina<PdfJob, Uint8Array>({
    ...workerCode(),
    minThreads: 0,
    maxThreads,
    concurrentTasksPerWorker: 1,
    idleTimeout: 60_000,
    maxQueue: 500,
    niceIncrement: 10,
    env: {},
  }));

const busy = () =>
  new Problem({
    status: 503,
    code: 'busy',
    title: 'Not available',
    detail: 'This isn’t available right now. Try again in a moment.',
    headers: { 'retry-after': '10' },
  });

/**
 * Draws a PDF on a thread of its own, since it takes hundreds of milliseconds. The thread ends where the client goes away; one
 * that fails is replaced, and its error is thrown here.
 */
export const makePdf = (job: PdfJob): Promise<Buffer> =>
  inTurn(async (signal) => {
    const pool = threads();
    if (pool.queueSize >= pool.options.maxQueue) throw busy();
    const { buffer, byteOffset, byteLength } = await pool.run(job, signal ? { signal } : {});
    return Buffer.from(buffer, byteOffset, byteLength);
  });
