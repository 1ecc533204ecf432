import { bookingsOf } from '../../product/bookings';
import type { Product } from '../../product/product';
import { superuser } from '../../product/database/superuser';
import { startSeeded } from '../../product/seeded';
import { atMost, type Figure, median } from '../figure';
import { addPeople, openPages } from '../api/live-pages';
import { metricsOf, metricsToken } from '../api/metrics';
import { timesOf } from '../api/times';

const pages = 2000;
const broadcasts = 10;
const notifications = 100_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Memory of the API process in KiB, as it says itself. */
async function residentKiB(product: Product): Promise<number> {
  return (await metricsOf(product))('process_resident_memory_bytes') / 1024;
}

/** Requests for a booking, told to everybody who may answer: 2,000 people, each with a page open. */
async function broadcastFigures(product: Product): Promise<Figure[]> {
  await addPeople(product, pages);
  const bookings = await bookingsOf(product);
  // What a process needs once is not a stream's.
  (await openPages(product, 100)).close();
  await bookings.ask();
  await pause(2000);
  const before = await residentKiB(product);
  const live = await openPages(product, pages);
  await pause(2000);
  const perStream = ((await residentKiB(product)) - before) / pages;
  const typical: number[] = [];
  const last: number[] = [];
  for (let round = 0; round < broadcasts; round += 1) {
    const times = await live.heard(() => bookings.ask());
    typical.push(median(times));
    last.push(Math.max(...times));
    await pause(250);
  }
  live.close();
  return [
    {
      what: 'a notification to 2,000 open pages, from the request to the last page',
      value: Math.max(...last),
      unit: 'ms',
      limit: atMost(1000),
      note: `slowest of ${broadcasts}; median of the last page ${median(last).toFixed(0)} ms, of all pages ${median(typical).toFixed(0)} ms`,
    },
    { what: 'memory of one live stream', value: perStream, unit: 'KiB', note: `${pages} open` },
  ];
}

/** Gives the community so many notifications, all of them the administrator's, a few of those read. */
async function fill(product: Product): Promise<void> {
  const client = await superuser(product);
  try {
    await client.query(
      `with made as (
        select tenant.id as tenant_id, n, now() - n * interval '1 minute' as at,
          (lpad(to_hex((extract(epoch from now()) * 1000)::bigint - n * 60000::bigint), 12, '0') || '7'
            || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid as id
        from tenant cross join generate_series(1, $1::int) n where slug = 'demo'
      ), content as (
        insert into notification (tenant_id, id, kind, parameters, link, is_urgent, created_at)
        select tenant_id, id, 'properties.booking-requested', jsonb_build_object('area', 'Workshop', 'unit', n::text,
          'who', 'Person ' || n, 'startsAt', at, 'endsAt', at + interval '1 hour'), '/dashboard/default', false, at
        from made
      )
      insert into notification_receipt (tenant_id, member_id, notification_id, read_at)
      select made.tenant_id, member.id, made.id, case when n % 5000 = 0 then now() end
      from made join member on member.tenant_id = made.tenant_id
      join identity on identity.id = member.identity_id and identity.email = 'admin@demo.example'`,
      [notifications],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** The list by each of its filters, and the count beside the bell. */
async function listFigures(product: Product): Promise<Figure[]> {
  await fill(product);
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const list = '/api/v1/shell/notifications';
  const byFilter: { filter: string; p50: number }[] = [];
  for (const filter of ['all', 'new', 'unread', 'other'])
    byFilter.push({ filter, p50: median(await timesOf(product, `${list}?filter=${filter}`, headers)) });
  const slowest = byFilter.toSorted((a, b) => b.p50 - a.p50)[0];
  const each = byFilter.map(({ filter, p50 }) => `${filter} ${p50.toFixed(1)}`).join(', ');
  return [
    {
      what: 'list of 100,000 notifications: p50 of the slowest filter',
      value: slowest?.p50 ?? Number.NaN,
      unit: 'ms',
      limit: atMost(20),
      note: `ms by filter: ${each}`,
    },
    {
      what: 'count of 100,000 notifications: p50',
      value: median(await timesOf(product, `${list}/summary`, headers)),
      unit: 'ms',
      limit: atMost(20),
    },
  ];
}

/** How soon and at what cost open pages hear of something, and what a long list costs. On a product of its own. */
export async function measureNotifications(): Promise<Figure[]> {
  const product = await startSeeded({
    // Pages have addresses of their own, as behind a proxy: one address may not have so many.
    env: { COURTYARD_METRICS: metricsToken, COURTYARD_TRUSTED_PROXIES: '1' },
  });
  try {
    return [...(await broadcastFigures(product)), ...(await listFigures(product))];
  } finally {
    await product.stop();
  }
}
