import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endAfter, stopSignals } from './ending.mjs';
import { createProgress } from '../progress/progress.mjs';
import { buildFailure, followTurbo } from '../progress/turbo-output.mjs';

/** The repository's root, as an absolute path. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

const stampFile = join(root, 'node_modules/.courtyard.json');
const windows = process.platform === 'win32';

/** Ends the process with one sentence that says what happened and what to do. */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Shows a step; ends the process with the message of its error if it fails. */
const step = (title, work) =>
  createProgress()
    .step(title, work)
    .catch(({ message }) => fail(message));

let running = 0;
/** The signal that this process was told to end by. */
let received = null;

/** Passes signals on to a program, all of its group where it leads one; this process ends when all its programs have. */
function endTogether(child, leadsGroup) {
  running += 1;
  const passOn = (signal) => {
    received = signal;
    try {
      process.kill(leadsGroup ? -child.pid : child.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  for (const signal of stopSignals) process.on(signal, passOn);
  child.on('close', () => {
    for (const signal of stopSignals) process.off(signal, passOn);
    running -= 1;
    if (received !== null && running === 0) endAfter(received);
  });
}

/**
 * Runs a program and resolves with its exit code and what it printed (`quiet`) or nothing; `onOutput` gets it as it comes.
 * It never throws for a failing program; a program that cannot be started gives code 127. Once this process was told
 * to end, no program is started.
 */
export function run(program, args, { quiet = false, env = {}, cwd = root, onOutput } = {}) {
  return new Promise((done) => {
    if (received !== null) return;
    // What needs no terminal gets a group of its own, so that all that it starts can be ended with it.
    const leadsGroup = quiet && !windows;
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: windows,
      detached: leadsGroup,
    });
    if (child.pid !== undefined) endTogether(child, leadsGroup);
    let output = '';
    const keep = (text) => {
      output += text;
      onOutput?.(text);
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code, signal) => done({ code: code ?? (signal === 'SIGINT' ? 130 : 1), output }));
  });
}

function pnpmVersion() {
  const { devEngines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return devEngines.packageManager.version.replace('^', '');
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version).update(process.platform);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function stamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

async function install(flag) {
  const pnpm = ['exec', '--yes', `--package=pnpm@${pnpmVersion()}`, '--'];
  const { code, output } = await run('npm', [...pnpm, 'pnpm', 'install', flag, '--prefer-offline'], {
    quiet: true,
  });
  if (code !== 0) {
    throw new Error(
      `${output.slice(-4000)}\n\nCouldn't install the dependencies; see npm's output above. Check that the npm registry is reachable, then run the command again.`,
    );
  }
  const where = await run('npm', [...pnpm, windows ? 'where' : 'which', 'pnpm'], { quiet: true });
  const found = where.output.split(/\r?\n/).find((line) => line.includes('_npx')) ?? '';
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(
    stampFile,
    JSON.stringify({ fingerprint: fingerprint(), pnpmDirectory: dirname(found.trim()) }),
  );
}

/** Installs the locked dependencies unless the last install was of the same lockfile, with pnpm brought by npm, and declares the catalogs. */
export async function ensureInstalled() {
  const { fingerprint: last, pnpmDirectory } = stamp();
  if (last !== fingerprint() || !existsSync(pnpmDirectory))
    await step('Installing dependencies', () => install('--frozen-lockfile'));
  await declareCatalogs();
}

/** Writes what the compiler is to know of the catalogs of texts; it takes what was installed. */
export async function declareCatalogs() {
  const { writeDeclarations } = await import('../messages/declarations.mjs');
  writeDeclarations(root);
}

/** Installs what the packages ask for now, and locks it. */
export async function installAgain() {
  await step('Installing new dependencies', () => install('--no-frozen-lockfile'));
  await declareCatalogs();
}

/** The environment in which turbo finds pnpm and the workspace's own programs. */
function toolEnvironment() {
  const path = [join(root, 'node_modules/.bin'), stamp().pnpmDirectory, process.env.PATH].filter(Boolean);
  return {
    PATH: path.join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NO_UPDATE_NOTIFIER: '1',
  };
}

/** Runs a program of the workspace (`turbo`, `jest`, `oxlint`, …); see {@link run}. */
export function runTool(program, args, options = {}) {
  return run(program, args, { ...options, env: { ...toolEnvironment(), ...options.env } });
}

const buildArguments = ['run', 'build', '--log-order=grouped'];

/** Builds what is not in turbo's cache. Resolves as {@link run} does. */
export function tryBuild() {
  const args = [...buildArguments, '--output-logs=errors-only'];
  return runTool('turbo', args, { quiet: true, env: { NODE_ENV: 'production' } });
}

const hasBuild = (manifest) =>
  existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).scripts?.build !== undefined;

/** Number of packages that have something to build. */
function packagesToBuild() {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name)),
  );
  return folders.filter((folder) => hasBuild(join(folder, 'package.json'))).length;
}

/** As {@link tryBuild}, showing each package that is done; ends the process if a build fails. */
export async function build() {
  const total = packagesToBuild();
  await step(`Building ${total} packages`, async (note) => {
    let count = 0;
    const { code, output } = await runTool('turbo', [...buildArguments, '--output-logs=full'], {
      quiet: true,
      env: { NODE_ENV: 'production' },
      onOutput: followTurbo((name) => note(`${name} (${(count += 1)} of ${total})`)),
    });
    if (code !== 0) throw new Error(buildFailure(output));
  });
}
