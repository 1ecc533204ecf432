import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { freePort, type Product, root, send } from '../../product/product';
import { atLeast, atMost, type Figure, median } from '../figure';
import { fillWithProperties } from './bulk-properties';
import { type Statement, statementsOf } from './statement-log';
import { deepPath } from './times';

const list = '/api/v1/properties?limit=50&status=active&sort=-unitNumber';

interface Load {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
}

async function load(port: number, path: string, headers: Record<string, string>, seconds = 8): Promise<Load> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: 10,
    duration: seconds,
    headers,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return { requestsPerSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}

async function bareServer(product: Product, statements: readonly Statement[]) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/bench/api/bare-server.ts'], {
    cwd: `${root}/apps/e2e`,
    env: {
      ...process.env,
      BARE_PORT: String(port),
      BARE_DATA: product.dataDirectory,
      BARE_STATEMENTS: JSON.stringify(statements),
    },
    stdio: 'inherit',
  });
  for (let waited = 0; waited < 20_000; waited += 100) {
    await new Promise((done) => setTimeout(done, 100));
    if ((await send(port, 'bare', '/list').catch(() => null))?.status === 200) break;
  }
  return { port, stop: () => child.kill() };
}

/** The list of 50 from 100,000 properties with filter, sort and token, against a bare server with the same statements. */
export async function measureApi(product: Product): Promise<Figure[]> {
  fillWithProperties(product);
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const host = { ...headers, host: `demo.localhost:${product.port}` };
  const statements = await statementsOf(product, async () => {
    await product.send('demo', list, { headers });
  });
  const deep = await deepPath(product, list, headers);
  const bare = await bareServer(product, statements);
  try {
    await load(product.port, list, host, 4);
    await load(bare.port, '/list', {}, 4);
    const ours: Load[] = [];
    const theirs: Load[] = [];
    const last: Load[] = [];
    for (let round = 0; round < 3; round += 1) {
      ours.push(await load(product.port, list, host));
      theirs.push(await load(bare.port, '/list', {}));
      last.push(await load(product.port, deep, host));
    }
    const of = (loads: readonly Load[], key: keyof Load) => median(loads.map((one) => one[key]));
    const rate = of(ours, 'requestsPerSecond');
    const bareRate = of(theirs, 'requestsPerSecond');
    return [
      {
        what: 'API list, 10 connections',
        value: rate,
        unit: 'requests/s',
        limit: atLeast(1200),
        note: `median of 3; ${statements.length} statements a request`,
      },
      { what: 'bare Fastify + pg, the same statements', value: bareRate, unit: 'requests/s' },
      { what: 'API list over bare', value: rate / bareRate, unit: '×', limit: atLeast(0.6) },
      {
        what: 'API list: p50',
        value: of(ours, 'p50Ms'),
        unit: 'ms',
        note: `p99 ${of(ours, 'p99Ms')} ms; bare p50 ${of(theirs, 'p50Ms')} ms`,
      },
      {
        what: 'API list, last page over first page, time per request',
        value: rate / of(last, 'requestsPerSecond'),
        unit: '×',
        limit: atMost(1.1),
      },
    ];
  } finally {
    bare.stop();
  }
}
