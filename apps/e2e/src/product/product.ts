import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  if (dirname(folder) === folder) throw new Error(`${process.cwd()} is not inside the repository.`);
  return findRoot(dirname(folder));
}

/** The repository's root; journeys and benchmarks run from their package's folder or from the root. */
export const root = findRoot(process.cwd());

export const password = 'courtyard-demo';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  json<T>(): T;
}

export interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** As a page's form sends it, in place of `body`. */
  form?: Record<string, string>;
}

/** A running Courtyard, on its own embedded PostgreSQL. */
export interface Product {
  port: number;
  dataDirectory: string;
  address(community: string): string;
  /** A request to one community. Node does not resolve `*.localhost` everywhere, so the name goes in the Host header. */
  send(community: string, path: string, options?: SendOptions): Promise<Answer>;
  /** Signs a demo account in and gives its token. */
  token(account: string, community: string): Promise<string>;
}

/** One that may be stopped or killed. */
export interface OwnProduct extends Product {
  process: ChildProcess;
  /** Milliseconds from the start of the process to the first ready answer. */
  readyAfterMs: number;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  return new Promise((done, refuse) => {
    const server = createServer();
    server.on('error', refuse);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? done(address.port) : refuse(new Error('no port')),
      );
    });
  });
}

export function send(
  port: number,
  community: string,
  path: string,
  options: SendOptions = {},
): Promise<Answer> {
  const form = options.form && new URLSearchParams(options.form).toString();
  const body = form ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  const mediaType = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  return new Promise((done, refuse) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        // A connection of its own: one that was kept may have been closed while this process was busy.
        agent: false,
        method: options.method ?? 'GET',
        headers: {
          host: `${community}.localhost:${port}`,
          ...(body === undefined
            ? {}
            : { 'content-type': mediaType, 'content-length': Buffer.byteLength(body) }),
          ...options.headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', refuse);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text,
            json: <T>() => JSON.parse(text) as T,
          });
        });
      },
    );
    call.on('error', refuse);
    call.end(body);
  });
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function untilReady(
  port: number,
  child: ChildProcess,
  output: () => string,
  limitMs: number,
): Promise<void> {
  const limit = Date.now() + limitMs;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`Courtyard ended with ${child.exitCode}:\n${output()}`);
    const answer = await send(port, 'demo', '/readyz').catch(() => null);
    if (answer?.status === 200) return;
    await pause(50);
  }
  throw new Error(`Courtyard was not ready within ${limitMs} ms:\n${output()}`);
}

export interface StartOptions {
  port?: number;
  env?: Record<string, string>;
  /** Program of the Node to run it with; this one by default. */
  node?: string;
}

/** The product that listens on a port. */
export function reach(port: number, dataDirectory: string): Product {
  return {
    port,
    dataDirectory,
    address: (community) => `http://${community}.localhost:${port}`,
    send: (community, path, sendOptions) => send(port, community, path, sendOptions),
    async token(account, community) {
      const body = { email: `${account}@${community}.example`, password };
      const answer = await send(port, community, '/api/v1/member-auth/login', { method: 'POST', body });
      if (answer.status !== 200)
        throw new Error(`${account} could not sign in: ${answer.status} ${answer.text}`);
      return answer.json<{ data: { token: string } }>().data.token;
    },
  };
}

/** Starts the built product on the data of a folder, with its demo communities, and waits until it is ready. */
export async function startProduct(options: StartOptions & { dataDirectory: string }): Promise<OwnProduct> {
  const port = options.port ?? (await freePort());
  const started = performance.now();
  const child = spawn(options.node ?? process.execPath, [join(root, 'apps/api/dist/cli.js'), 'demo'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      COURTYARD_DATA_DIR: options.dataDirectory,
      DATABASE_URL: '',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => (printed = (printed + chunk.toString('utf8')).slice(-20_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await untilReady(port, child, () => printed, 120_000);
  const reached = reach(port, options.dataDirectory);
  // What a call met with says little of one that ended, or that is not what answers at its port.
  const saying = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      const state = child.exitCode ?? child.signalCode ?? 'nothing: it runs';
      throw new Error(`${String(error)}. Courtyard ended with ${state}:\n${printed}`, { cause: error });
    }
  };
  return {
    ...reached,
    send: (...call) => saying(reached.send(...call)),
    token: (...account) => saying(reached.token(...account)),
    process: child,
    readyAfterMs: performance.now() - started,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
