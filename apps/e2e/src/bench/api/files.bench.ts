import { randomUUID } from 'node:crypto';
import type { Product } from '../../product/product';
import { atMost, type Figure } from '../figure';
import { download } from './books/resident';
import { fillWithProperties } from './bulk-properties';
import { metricsOf } from './metrics';
import { upload } from './upload';

interface Measured {
  seconds: number;
  /** Longest delay of the API's event loop, and the one that 99 of 100 samples stay under. */
  longestMs: number;
  p99Ms: number;
}

/** The event loop's delay since it was last asked for. */
async function loopDelay(product: Product): Promise<Omit<Measured, 'seconds'>> {
  const metric = await metricsOf(product);
  const ms = (name: string) => metric(`nodejs_eventloop_lag_${name}_seconds`) * 1000;
  return { longestMs: ms('max'), p99Ms: ms('p99') };
}

async function measured(product: Product, work: () => Promise<unknown>): Promise<Measured> {
  await loopDelay(product);
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  return { seconds, ...(await loopDelay(product)) };
}

const importedRows = 10_000;
const importedFile = () => [
  'Unit,Building,Type,Status,Address,City,State,ZIP,Bedrooms,Owner',
  ...Array.from(
    { length: importedRows },
    (_, row) => `N-${row},Tower ${row % 7},condo,active,${row} Main Street,Springfield,IL,62704,2,Ann ${row}`,
  ),
];

/** The whole list of 100,000 properties as a file, and the check of a file of 10,000 rows: time, and who waits meanwhile. */
export async function measureFiles(product: Product): Promise<Figure[]> {
  fillWithProperties(product);
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const path = '/api/v1/properties/export?format=';
  const csv = await measured(product, () => download(product, `${path}csv`, headers));
  const xlsx = await measured(product, () => download(product, `${path}xlsx`, headers));
  const fileId = await upload(product, headers, {
    name: 'properties.csv',
    type: 'text/csv',
    text: importedFile().join('\n'),
  });
  const check = await measured(product, async () => {
    const answer = await product.send('demo', '/api/v1/properties/imports', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { fileId },
    });
    if (answer.status !== 201) throw new Error(`The import answered ${answer.status}: ${answer.text}`);
  });
  const loop = (what: string, value: number, note?: string): Figure => ({
    what,
    value,
    unit: 'ms',
    limit: atMost(50),
    ...(note !== undefined && { note }),
  });
  return [
    { what: '100,000 properties as CSV', value: csv.seconds, unit: 's', limit: atMost(10) },
    loop('100,000 properties as CSV: event loop, p99', csv.p99Ms, `longest ${csv.longestMs.toFixed(0)} ms`),
    { what: '100,000 properties as XLSX', value: xlsx.seconds, unit: 's' },
    loop(
      '100,000 properties as XLSX: event loop, p99',
      xlsx.p99Ms,
      `longest ${xlsx.longestMs.toFixed(0)} ms`,
    ),
    loop('10,000 rows of CSV checked: event loop, longest', check.longestMs, `${check.seconds.toFixed(1)} s`),
  ];
}
