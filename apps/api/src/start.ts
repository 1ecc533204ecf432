import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { unlessDiskIsFull } from './data-folder';
import { refuseDemoAccounts, seedDemo } from './demo/demo';
import { type Env, readEnv } from './env';
import { jobs } from './modules';
import { bringForward, joinDatabase, openDatabase, type OpenDatabase } from './open-database';
import { type BuiltPlatform, createPlatform, dataDirOf } from './platform/core/create-platform';
import { codeOf, messageOf } from './platform/core/error-code';
import { createLog } from './platform/core/log';
import type { Platform } from './platform/core/platform';
import { prepareSections } from './platform/registry/publishing/prepare-sections';
import { pagesOf } from './platform/http/static/pages.plugin';
import { StartError } from './start-error';

export { StartError };

export interface StartOptions {
  /** `demo` seeds two communities on first run and shows their sign-ins. */
  mode?: 'demo' | 'production';
  /** In place of the environment's variables. */
  variables?: Record<string, string>;
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

async function listen(app: FastifyInstance, env: Env): Promise<number> {
  const host = env.HOST ?? (env.COURTYARD_MODE === 'demo' ? 'localhost' : '::');
  try {
    await app.listen({ port: env.PORT, host });
  } catch (cause) {
    const code = codeOf(cause);
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${env.PORT} is taken: stop what uses it, or set PORT to another one.`, {
        cause,
      });
    }
    if (code === 'EACCES') {
      throw new StartError(`Port ${env.PORT} may not be used by this account: set PORT to one above 1023.`, {
        cause,
      });
    }
    throw new StartError(
      `The server cannot listen on ${host}:${env.PORT} (${messageOf(cause)}): set HOST to an address of this machine, or leave it out.`,
      { cause },
    );
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : env.PORT;
}

const graceMs = 10_000;

async function closeWithin(app: FastifyInstance, limitMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), limitMs);
  await app.close();
  clearTimeout(cut);
}

/** Starts database, services and the HTTP server. Throws `StartError` with one clear sentence for the person who started it. */
export async function start(options: StartOptions = {}): Promise<Running> {
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
    const database = await openDatabase(env, (note) => log.warn(note));
    if (database.embedded) undo.push(() => database.embedded?.stop() ?? Promise.resolve());
    await bringForward(database.url);
    const built = await createPlatform({ env, log, databaseUrl: database.url });
    undo.push(() => built.stop());
    return await serve(built, database, undo, unwind);
  } catch (error) {
    await unwind();
    throw await unlessDiskIsFull(error, diskOf(env));
  }
}

async function serve(
  built: BuiltPlatform,
  { embedded }: OpenDatabase,
  undo: (() => Promise<void>)[],
  unwind: () => Promise<void>,
): Promise<Running> {
  const { platform } = built;
  if (platform.env.COURTYARD_MODE === 'production') await refuseDemoAccounts(platform);
  await prepareSections(platform);
  if (platform.env.COURTYARD_MODE === 'demo') await seedDemo(platform);
  const state = { stopping: false };
  const app = await buildApp({ platform, pages: pagesOf(platform), state });
  await built.start(jobs);
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
    await bringForward(database.url);
    const built = await createPlatform({ env, log, databaseUrl: database.url });
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
