import { noProgress, type Progress } from '@courtyard/build/progress/progress.mjs';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { unlessDiskIsFull } from './data-folder';
import { refuseDemoAccounts, seedDemo } from '../demo/demo';
import { type Env, readEnv } from '../platform/core/env';
import { jobs } from '../modules';
import { bringForward, joinDatabase, openDatabase, type OpenDatabase } from './open-database';
import { type BuiltPlatform, createPlatform, dataDirOf } from '../platform/core/create-platform';
import { codeOf, messageOf } from '../platform/core/error-code';
import { createLog } from '../platform/core/log';
import type { Platform } from '../platform/core/platform';
import { serveMetrics } from '../platform/http/operations/operations';
import { offerNewPermissions } from '../platform/auth/permissions/new-permissions.service';
import { prepareSections } from '../platform/registry/publishing/prepare-sections';
import { pagesOf } from '../platform/http/static/pages.plugin';
import { sections } from '../sections/sections';
import { StartError } from './start-error';

export { StartError };

export interface StartOptions {
  /** `demo` seeds two communities on first run and shows their sign-ins. */
  mode?: 'demo' | 'production';
  /** In place of the environment's variables. */
  variables?: Record<string, string>;
  /** Shows the steps of a start; nothing is shown if it is left out. */
  progress?: Progress;
}

export interface Running {
  /** Base address: of the first demo community in demo mode, `http://demo.localhost:8080`. */
  url: string;
  platform: Platform;
  /** Stops taking calls, finishes those under way (at most 10 s), then jobs, pool and embedded database. */
  stop(): Promise<void>;
}

function environment(options: StartOptions): Env {
  try {
    return readEnv(options.variables, options.mode);
  } catch (cause) {
    throw new StartError(messageOf(cause), { cause });
  }
}

const diskOf = (env: Env) => ({ folder: dataDirOf(env), holdsDatabase: !env.DATABASE_URL });

const hostOf = (env: Env) => env.HOST ?? (env.COURTYARD_MODE === 'demo' ? 'localhost' : '::');

/** The sentence for a port that cannot be listened on. `setting` is the variable that names it. */
function notListening(
  cause: unknown,
  setting: string,
  { port, host }: { port: number; host: string },
): StartError {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop the program using it, or set ${setting} to another port.`,
    EACCES: `This account isn’t allowed to use port ${port}. Set ${setting} to a port above 1023.`,
  };
  const otherwise = `The server can't listen on ${host}:${port} (${messageOf(cause)}). Set HOST to an address of this machine, or remove it.`;
  return new StartError(sentences[codeOf(cause)] ?? otherwise, { cause });
}

async function listen(app: FastifyInstance, env: Env): Promise<number> {
  const place = { port: env.PORT, host: hostOf(env) };
  try {
    await app.listen(place);
  } catch (cause) {
    throw notListening(cause, 'PORT', place);
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : env.PORT;
}

/** Opens the port of the measurements, where there is one. Gives what closes it. */
async function openMetrics({ env, metrics, log }: Platform): Promise<() => Promise<void>> {
  const { COURTYARD_METRICS: readable } = env;
  if (readable.by !== 'port') return async () => {};
  const place = { port: readable.port, host: hostOf(env) };
  try {
    const { port, close } = await serveMetrics(metrics, place);
    log.info({ port }, 'measurements are read on a port of their own');
    return close;
  } catch (cause) {
    throw notListening(cause, 'COURTYARD_METRICS', place);
  }
}

const graceMs = 10_000;

async function closeWithin(app: FastifyInstance, limitMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), limitMs);
  await app.close();
  clearTimeout(cut);
}

/** Starts database, services and the HTTP server. Throws `StartError` with one clear sentence for the person who started it. */
export async function start(options: StartOptions = {}): Promise<Running> {
  const { progress = noProgress } = options;
  const env = environment(options);
  const log = createLog(env);
  const undo: (() => Promise<void>)[] = [];
  const unwind = async () => {
    for (const step of undo.toReversed()) {
      // What comes after is stopped all the same: a database left running would be in the way of the next start.
      await step().catch((error: unknown) => log.error({ err: error }, 'a part did not stop in order'));
    }
  };
  try {
    const database = await progress.step(
      env.DATABASE_URL ? 'Opening the data folder' : 'Starting PostgreSQL',
      () => openDatabase(env, (note) => log.warn(note)),
    );
    if (database.embedded) undo.push(() => database.embedded?.stop() ?? Promise.resolve());
    const { canOwnBooks } = await progress.step('Updating the database', () => bringForward(database));
    if (canOwnBooks)
      log.warn(
        'the login of DATABASE_URL could change what is posted in the books: docs/operations.md shows how another brings the database forward (COURTYARD_MIGRATION_URL)',
      );
    const built = await createPlatform({ env, log, databaseUrl: database.url, sections });
    undo.push(() => built.stop());
    await prepare(built.platform, progress);
    return await progress.step('Starting the server', () => serve(built, database, undo, unwind));
  } catch (error) {
    await unwind();
    throw await unlessDiskIsFull(error, diskOf(env));
  }
}

/** What has to be in the data before the server listens. */
async function prepare(platform: Platform, progress: Progress): Promise<void> {
  if (platform.env.COURTYARD_MODE === 'production') await refuseDemoAccounts(platform);
  await progress.step('Publishing the sections', () => prepareSections(platform));
  await offerNewPermissions(platform);
  if (platform.env.COURTYARD_MODE === 'demo') await seedDemo(platform, progress);
}

async function serve(
  built: BuiltPlatform,
  { embedded }: OpenDatabase,
  undo: (() => Promise<void>)[],
  unwind: () => Promise<void>,
): Promise<Running> {
  const { platform } = built;
  const state = { stopping: false };
  const app = await buildApp({ platform, pages: pagesOf(platform), state });
  // The embedded database is one server's: its data was locked, and a PostgreSQL that another left behind was stopped.
  await built.start(jobs, { isAlone: embedded !== null });
  undo.push(await openMetrics(platform));
  undo.push(() => closeWithin(app, graceMs));
  const port = await listen(app, platform.env);
  built.listensOn(port);
  const url = platform.tenants.addressOf({ slug: 'demo' });
  await embedded?.announce(url);
  platform.log.info({ port, mode: platform.env.COURTYARD_MODE }, 'listening');
  let stopped: Promise<void> | null = null;
  return {
    url,
    platform,
    stop() {
      state.stopping = true;
      built.drain();
      return (stopped ??= unwind());
    },
  };
}

/** Opens the platform without HTTP and without workers, for command line verbs. Uses the embedded database of a running server. */
export async function openPlatform(
  options: StartOptions = {},
): Promise<{ platform: Platform; close(): Promise<void> }> {
  const env = environment(options);
  const log = createLog({ LOG_LEVEL: 'warn' });
  let embedded: OpenDatabase['embedded'] = null;
  try {
    const database = await joinDatabase(env, (note) => log.warn(note));
    ({ embedded } = database);
    await bringForward(database);
    const built = await createPlatform({ env, log, databaseUrl: database.url, sections });
    return {
      platform: built.platform,
      async close() {
        await built.stop();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw await unlessDiskIsFull(error, diskOf(env));
  }
}
