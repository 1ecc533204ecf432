import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { superuser } from '../../../product/database/superuser';
import type { Product } from '../../../product/product';
import { startSeeded } from '../../../product/seeded';
import { atMost, type Figure, median, percentile } from '../../figure';
import { deepPath, timesOf } from '../times';
import { fillWithRequests } from './bulk-requests';

const dayMs = 86_400_000;
const daysAgo = (count: number) => new Date(Date.now() - count * dayMs).toISOString().slice(0, 10);

const list = '/api/v1/community-requests?limit=50';
/** As the board asks for one. */
const column = (...states: string[]) =>
  `/api/v1/community-requests?limit=50&sort=-priority${states.map((state) => `&state=${state}`).join('')}`;
const report = (by: string, days: number) =>
  `/api/v1/community-requests/report?by=${by}&from=${daysAgo(days)}&to=${daysAgo(0)}`;
const year = (by: string) => report(by, 364);
const all = (by: string) => report(by, 2000);

const ways: Record<string, Record<string, string>> = {
  'list of requests': {
    'first page': `${list}&sort=-number`,
    'by last activity': `${list}&sort=-updatedAt`,
    'open ones': `${list}&isOpen=true&sort=-priority`,
    'a word': `${list}&search=77123`,
  },
  'board of requests, a column': {
    submitted: column('submitted', 'reopened'),
    triaged: column('triaged'),
    'in progress': column('in-progress'),
    waiting: column('waiting'),
    resolved: column('resolved'),
  },
  'report of requests, a year': {
    kind: year('kind'),
    category: year('category'),
    building: year('building'),
    vendor: year('vendor'),
  },
  'report of requests, all five years': {
    kind: all('kind'),
    category: all('category'),
    building: all('building'),
    vendor: all('vendor'),
  },
};

/** Reports of which none was asked for since a request of each of the last two months changed, as it goes on all day. */
async function afterChanges(
  product: Product,
  client: pg.ClientBase,
  headers: Record<string, string>,
): Promise<Figure> {
  const times: number[] = [];
  const paths = Object.values(ways['report of requests, all five years'] ?? {});
  for (let round = 0; round < 20; round += 1) {
    await client.query(
      `update request set state = case state when 'triaged' then 'in-progress' else 'triaged' end
       where tenant_id = courtyard.tenant_id() and number in (100000, 102000)`,
    );
    times.push(...(await timesOf(product, paths[round % paths.length] ?? '', headers, 1, 0)));
  }
  return {
    what: 'report of requests, the first after requests of two months changed: p50',
    value: median(times),
    unit: 'ms',
    limit: atMost(50),
    note: `all five years; p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  };
}

interface RequestAnswer {
  data: { id: string; version: number };
}

/** Cards that are dragged from one column of the board to another, until the answer says that it is kept. */
async function movedCards(
  product: Product,
  client: pg.ClientBase,
  headers: Record<string, string>,
): Promise<Figure> {
  const { rows } = await client.query<{ id: string; version: number }>(
    `select id, version from request where tenant_id = courtyard.tenant_id() and number >= 100000 and state = 'in-progress'
     order by number limit 40`,
  );
  const times: number[] = [];
  for (const { id, version } of rows) {
    const began = performance.now();
    const { status, text, json } = await product.send('demo', `/api/v1/requests/${id}/state`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { action: 'resolve', note: 'Done.', version },
    });
    if (status !== 200 || json<RequestAnswer>().data.version === version)
      throw new Error(`The move answered ${status}: ${text}`);
    times.push(performance.now() - began);
  }
  return {
    what: 'a card of the board moved, until it is durable: p50',
    value: median(times),
    unit: 'ms',
    limit: atMost(100),
    note: `p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  };
}

/** Requests of a large community. On a product of its own. */
export async function measureRequests(): Promise<Figure[]> {
  const product = await startSeeded({});
  const client = await superuser(product);
  try {
    const { rows } = await client.query<{ id: string }>(`select id from tenant where slug = 'demo'`);
    await fillWithRequests(client, rows[0]?.id ?? '');
    const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
    const [first = NaN] = await timesOf(product, all('kind'), headers, 1, 0);
    const figures: Figure[] = [
      {
        what: 'report of requests, the first of a process',
        value: first,
        unit: 'ms',
        note: 'all five years: every month is read once',
      },
    ];
    for (const [what, paths] of Object.entries(ways)) {
      const every: number[] = [];
      const each: string[] = [];
      for (const [way, path] of Object.entries(paths)) {
        const times = await timesOf(product, path, headers, 20);
        every.push(...times);
        each.push(`${way} ${median(times).toFixed(1)}`);
      }
      figures.push({
        what: `${what}: p50`,
        value: median(every),
        unit: 'ms',
        limit: atMost(50),
        note: `p95 ${percentile(every, 0.95).toFixed(0)} ms; p50 in ms: ${each.join(', ')}`,
      });
    }
    const last = await timesOf(
      product,
      await deepPath(product, `${list}&sort=-number`, headers),
      headers,
      20,
    );
    figures.push({
      what: 'list of requests, last page: p50',
      value: median(last),
      unit: 'ms',
      limit: atMost(50),
      note: `p95 ${percentile(last, 0.95).toFixed(0)} ms`,
    });
    figures.push(await afterChanges(product, client, headers), await movedCards(product, client, headers));
    return figures;
  } finally {
    await client.end();
    await product.stop();
  }
}
