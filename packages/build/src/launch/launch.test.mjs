import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.mjs';

/** Runs a command of the repository's root as it was mistyped. */
function refused(program, args, env = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'packages/build/bin', program), ...args],
    {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    },
  );
  return { status, said: stderr.trim() };
}

test.each([
  [
    'test.mjs',
    ['unti'],
    /^There is no part "unti" of the tests; the parts are check, unit, server, journeys, and "changed"\.$/,
  ],
  ['check.mjs', ['lnit'], /^There is no check "lnit"; the checks are lint, types, /],
  ['dev.mjs', ['proprties'], /^There is no section "proprties"\. Use the name of a folder in apps\/ /],
])('%s %j is refused in one sentence', (program, args, sentence) => {
  const { status, said } = refused(program, args);
  expect(said).toMatch(sentence);
  expect(status).toBe(1);
});

test('a port that is none or is taken is refused before anything is built', async () => {
  expect(refused('dev.mjs', [], { PORT: 'eighty' }).said).toBe(
    "PORT isn't valid: it must be a whole number from 0 to 65535.",
  );
  const holder = createServer();
  await new Promise((done) => holder.listen(0, done));
  const { port } = holder.address();
  expect(refused('dev.mjs', [], { PORT: String(port) }).said).toBe(
    `Port ${port} is in use. Set PORT to another port.`,
  );
  holder.close();
});

const from = (module) => JSON.stringify(pathToFileURL(join(root, 'packages/build/src/launch', module)).href);

const lives = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function gone(pid) {
  for (let waited = 0; waited < 5000 && lives(pid); waited += 50) await wait(50);
  return !lives(pid);
}

/** A module of this folder at work: gives its process and the number that it prints. */
async function atWork(script, options) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], options);
  const printed = await new Promise((done) => child.stdout.once('data', (text) => done(Number(text))));
  return { child, printed };
}

const windows = process.platform === 'win32';

test('what npm runs ends with the shell between them', async () => {
  if (windows) return;
  const program = `import { endWithNpm } from ${from('ending.mjs')};
    endWithNpm(); setInterval(() => {}, 1000); console.log(process.pid);`;
  const shell = `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(program)}], { stdio: 'inherit' });`;
  const { child, printed } = await atWork(shell, { env: { ...process.env, npm_lifecycle_event: 'start' } });
  child.kill('SIGKILL');
  expect(await gone(printed)).toBe(true);
});

test('a tool ends, with all that it started, before the command that runs it', async () => {
  if (windows) return;
  const script = `import { run } from ${from('workspace.mjs')};
    import { readFileSync } from 'node:fs';
    void run('sh', ['-c', 'sleep 60 & echo $! > "$FILE"; wait'], { quiet: true });
    const look = setInterval(() => {
      try { const text = readFileSync(process.env.FILE, 'utf8'); if (text) { clearInterval(look); console.log(text.trim()); } } catch {}
    }, 20);`;
  const folder = mkdtempSync(join(tmpdir(), 'courtyard-launch-'));
  const { child, printed } = await atWork(script, {
    env: { ...process.env, FILE: join(folder, 'number') },
  });
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  expect(await ended).toBe(143);
  expect(await gone(printed)).toBe(true);
  rmSync(folder, { recursive: true });
});
