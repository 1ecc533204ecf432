import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Product } from '../../../product/product';

/** Resident memory of a process in MiB, from the kernel. Linux only. */
export function residentMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

const betweenLooksMs = 20;

/** The most that a process has resident while work is done, in MiB. */
export async function peakMiB(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = residentMiB(pid);
  const looking = setInterval(() => {
    peak = Math.max(peak, residentMiB(pid));
  }, betweenLooksMs);
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  return peak;
}

/** Takes a file as fast as it comes and keeps none of it. Gives its bytes. */
export function download(product: Product, path: string, headers: Record<string, string>): Promise<number> {
  const host = `demo.localhost:${product.port}`;
  return new Promise((done, refuse) => {
    const options = { host: '127.0.0.1', port: product.port, path, headers: { ...headers, host } };
    const call = request(options, (answer) => {
      if (answer.statusCode !== 200) refuse(new Error(`${path} answered ${answer.statusCode}`));
      let bytes = 0;
      answer
        .on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        })
        .on('end', () => done(bytes))
        .on('error', refuse);
    });
    call.on('error', refuse).end();
  });
}
