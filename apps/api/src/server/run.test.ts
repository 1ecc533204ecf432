import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packageRoot } from '../platform/core/package-root';
import { throwawayFolder } from '../testing/test-database';

let folder: string;
let script: string;
const tsx = join(packageRoot, 'node_modules/tsx/dist/loader.mjs');

beforeAll(async () => {
  folder = await throwawayFolder();
  script = join(folder, 'run.mts');
  await writeFile(
    script,
    `import { runUntilSignal } from ${JSON.stringify(join(__dirname, 'run.ts'))};
     setInterval(() => {}, 1000);
     const stop = () => new Promise((done) => setTimeout(() => { console.log('in order'); done(); }, Number(process.argv[2])));
     await runUntilSignal(async () => ({ stop }), () => console.log('ready'), Number(process.argv[3]));`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program whose stop takes that long, and to which signals within so long are one wish. */
async function running(stopTakesMs: number, oneWishMs = 10_000) {
  const args = [script, String(stopTakesMs), String(oneWishMs)];
  const child = spawn(process.execPath, ['--import', `file://${tsx}`, ...args]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<{ ending: number | string | null; said: string }>((resolve) =>
    child.once('close', (code, signal) => resolve({ ending: signal ?? code, said })),
  );
  while (!said.includes('ready')) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode} before it ran`);
    await wait(10);
  }
  return { child, ended };
}

test.each([
  ['SIGINT', 0],
  ['SIGTERM', 0],
  ['SIGHUP', 'SIGHUP'],
] as const)('%s stops in order', async (signal, ending) => {
  const { child, ended } = await running(0);
  child.kill(signal);
  expect(await ended).toEqual({ ending, said: 'ready\nin order\n' });
});

test('one Ctrl-C that arrives by several ways is one wish', async () => {
  const { child, ended } = await running(300);
  child.kill('SIGINT');
  await wait(50);
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await ended).toEqual({ ending: 0, said: 'ready\nin order\n' });
});

test('a second Ctrl-C ends it at once', async () => {
  const { child, ended } = await running(60_000, 0);
  child.kill('SIGINT');
  await wait(50);
  child.kill('SIGINT');
  expect(await ended).toEqual({ ending: 1, said: 'ready\n' });
});
