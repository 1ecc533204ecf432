import type pg from 'pg';
import { superuser } from '../../../product/database/superuser';
import type { Product } from '../../../product/product';
import { startSeeded } from '../../../product/seeded';
import { atMost, type Figure, median, percentile } from '../../figure';
import { timesOf } from '../times';
import { fillWithRequests } from './many-requests';

const dayMs = 86_400_000;
const daysAgo = (count: number) => new Date(Date.now() - count * dayMs).toISOString().slice(0, 10);

const list = '/api/v1/community-requests?limit=50';
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
    figures.push(await afterChanges(product, client, headers));
    return figures;
  } finally {
    await client.end();
    await product.stop();
  }
}
