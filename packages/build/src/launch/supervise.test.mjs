import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.mjs';

const windows = process.platform === 'win32';
const folder = mkdtempSync(join(tmpdir(), 'courtyard-supervise-'));
afterAll(() => rmSync(folder, { recursive: true }));

// As the API does it (apps/api/src/server/run.ts), on a port of its own.
const server = join(folder, 'server.mjs');
writeFileSync(
  server,
  `import { createServer } from 'node:http';
   if (process.argv[2] === 'broken') process.exit(3);
   const stop = () => { process.send('stopping'); setTimeout(() => process.exit(0), 50); };
   process.on('SIGTERM', stop).on('disconnect', () => process.exit(0));
   createServer((_, answer) => answer.end(String(process.pid))).listen(Number(process.argv[2]), '127.0.0.1', function () {
     process.send('ready');
     console.log(JSON.stringify({ pid: process.pid, port: this.address().port }));
   });`,
);

const supervisor = join(folder, 'supervisor.mjs');
writeFileSync(
  supervisor,
  `import { supervise } from ${JSON.stringify(pathToFileURL(join(root, 'packages/build/src/launch/supervise.mjs')).href)};
   supervise(${JSON.stringify(server)}, process.argv.slice(2), { delayMs: 20 });`,
);

const lives = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function until(isSo) {
  for (let waited = 0; waited < 15_000; waited += 10) {
    if (isSo()) return;
    await wait(10);
  }
  throw new Error(`it did not come to that: ${String(isSo)}`);
}

/** A server under a supervisor; `starts` are its processes so far. */
function supervised(argument) {
  const child = spawn(process.execPath, [supervisor, argument]);
  let printed = '';
  let told = '';
  child.stdout.on('data', (text) => (printed += text));
  child.stderr.on('data', (text) => (told += text));
  return {
    child,
    ended: new Promise((done) => child.once('close', (code, signal) => done(signal ?? code))),
    starts: () => printed.trim().split('\n').filter(Boolean).map(JSON.parse),
    told: () => told,
  };
}

test('a server that crashes is started again on its port, with a growing delay, until it is told to stop', async () => {
  if (windows) return;
  const first = supervised('0');
  await until(() => first.starts().length === 1);
  const { port } = first.starts()[0];
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const { child, ended, starts, told } = supervised(String(port));
  for (const crash of [1, 2, 3]) {
    await until(() => starts().length === crash);
    process.kill(starts().at(-1).pid, 'SIGKILL');
  }
  await until(() => starts().length === 4);
  const { pid } = starts().at(-1);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe(String(pid));
  expect(told().trim().split('\n')).toEqual(
    ['0.02', '0.04', '0.08'].map((delay) =>
      expect.stringMatching(
        new RegExp(
          `^\\d{4}-\\d\\d-\\d\\dT\\S+ The server stopped unexpectedly \\(SIGKILL\\)\\. Restarting in ${delay} s\\.$`,
        ),
      ),
    ),
  );
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(lives(pid)).toBe(false);
  expect(starts()).toHaveLength(4);
});

test('a server that was told to stop by somebody else is not started again', async () => {
  if (windows) return;
  const { ended, starts, told } = supervised('0');
  await until(() => starts().length === 1);
  process.kill(starts()[0].pid, 'SIGTERM');
  expect(await ended).toBe(0);
  expect(told()).toBe('');
});

test('a server that never served ends the supervisor with its exit code', async () => {
  const { ended, told } = supervised('broken');
  expect(await ended).toBe(3);
  expect(told()).toBe('');
});

test('a supervisor that is killed takes its server with it', async () => {
  if (windows) return;
  const { child, starts } = supervised('0');
  await until(() => starts().length === 1);
  child.kill('SIGKILL');
  await until(() => !lives(starts()[0].pid));
});
