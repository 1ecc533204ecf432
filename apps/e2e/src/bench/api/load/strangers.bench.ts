import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Product } from '../../../product/product';
import { atMost, type Figure, percentile } from '../../figure';
import { metricsOf } from '../metrics';
import { waitsBeside } from './others';

const seconds = 6;
const clients = 4;

type Request = Pick<autocannon.Options, 'method' | 'body' | 'headers'> & { path: string };

const login = (body: string): Request => ({
  path: '/api/v1/member-auth/login',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

const keys = (count: number) => Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',');

/** What a stranger may send without a session, of each kind the most that hurts. */
const kinds: Readonly<Record<string, Request>> = {
  '6,000 keys at the sign-in': login(`{${keys(6000)}}`),
  'as many keys as it takes at the sign-in': login(`{${keys(99)}}`),
  '4 MB of nesting at the sign-in': login('['.repeat(4_000_000)),
  'wrong passwords': login('{"email":"nobody@demo.example","password":"a wrong guess"}'),
  '60 KB of escapes at the sign-in': login(`{"email":"${'\\u0041'.repeat(10_000)}"}`),
  '15 KB of escapes at the sign-in': login(`{"email":"${'\\u0041'.repeat(2500)}"}`),
  '3,000 parameters in an address': {
    path: `/api/v1/member-auth/registration?${'a=1&'.repeat(3000)}`,
    method: 'GET',
  },
  'the sign-in page': { path: '/login', method: 'GET', headers: { accept: 'text/html' } },
};

/** Seconds that the product kept a core busy since it began. */
const busySeconds = async (product: Product) => (await metricsOf(product))('process_cpu_seconds_total');

async function besides(product: Product, token: string, { path, headers, ...request }: Request) {
  const before = await busySeconds(product);
  // From a thread of its own: what it costs to send it is not part of what others wait.
  const { times, result } = await waitsBeside(product, token, () =>
    autocannon({
      ...request,
      url: `http://127.0.0.1:${product.port}${path}`,
      headers: { ...headers, host: `demo.localhost:${product.port}` },
      connections: clients,
      duration: seconds,
      workers: 1,
    }),
  );
  const busyMs = 1000 * ((await busySeconds(product)) - before);
  return {
    p95Ms: percentile(times, 0.95),
    requestsPerSecond: result.requests.average,
    // With what the list itself costs, which is asked for meanwhile.
    busyMs: busyMs / Math.max(1, result.requests.total),
  };
}

/** What a signed-in person waits for a list while four strangers send what is dear to read, each as fast as it is answered. */
export async function measureStrangers(product: Product): Promise<Figure[]> {
  const token = await product.token('admin', 'demo');
  const quiet = await waitsBeside(product, token, () => pause(seconds * 1000));
  const figures: Figure[] = [
    { what: 'a list, nobody else there: p95', value: percentile(quiet.times, 0.95), unit: 'ms' },
  ];
  for (const [kind, request] of Object.entries(kinds)) {
    const { p95Ms, requestsPerSecond, busyMs } = await besides(product, token, request);
    figures.push({
      what: `a list, ${clients} strangers sending ${kind}: p95`,
      value: p95Ms,
      unit: 'ms',
      limit: atMost(50),
      note: `${requestsPerSecond.toFixed(0)} requests/s, ${busyMs.toFixed(1)} ms of CPU each`,
    });
  }
  return figures;
}
