import { superuser } from '../../../product/database/superuser';
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

/** Requests of a large community. On a product of its own. */
export async function measureRequests(): Promise<Figure[]> {
  const product = await startSeeded({});
  try {
    const client = await superuser(product);
    try {
      const { rows } = await client.query<{ id: string }>(`select id from tenant where slug = 'demo'`);
      await fillWithRequests(client, rows[0]?.id ?? '');
    } finally {
      await client.end();
    }
    const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
    const figures: Figure[] = [];
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
    return figures;
  } finally {
    await product.stop();
  }
}
