import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Product } from '../../../product/product';
import { atMost, type Figure, percentile } from '../../figure';
import { waitsBeside } from './others';

const seconds = 8;
/** As many as a browser asks for at a time when all links of a page are opened. */
const atOnce = 4;

interface Statements {
  data: { lines: { invoiceId: string | null }[] }[];
}

/** What a person waits for a list while an owner fetches an invoice as a PDF, again and again, several at a time. */
export async function measurePdfs(product: Product): Promise<Figure[]> {
  const admin = await product.token('admin', 'demo');
  const authorization = `Bearer ${await product.token('owner', 'demo')}`;
  const list = await product.send('demo', '/api/v1/my-statements', { headers: { authorization } });
  const lines = list.json<Statements>().data.flatMap((statement) => statement.lines);
  const id = lines.find(({ invoiceId }) => invoiceId !== null)?.invoiceId;
  if (!id) throw new Error('The owner of the demo has no invoice.');
  const quiet = await waitsBeside(product, admin, () => pause(seconds * 1000));
  const beside = await waitsBeside(product, admin, () =>
    autocannon({
      url: `http://127.0.0.1:${product.port}/api/v1/my-invoices/${id}/paper`,
      headers: { authorization, host: `demo.localhost:${product.port}` },
      connections: atOnce,
      duration: seconds,
      workers: 1,
    }),
  );
  const [quietMs, besideMs] = [quiet, beside].map(({ times }) => percentile(times, 0.95)) as [number, number];
  return [
    { what: 'a list, nobody else there: p95', value: quietMs, unit: 'ms' },
    {
      what: `a list, an owner fetching an invoice ${atOnce} at a time: p95, against that of a quiet server`,
      value: besideMs / quietMs,
      unit: 'times',
      limit: atMost(2),
      note: `${besideMs.toFixed(1)} ms; ${beside.result.requests.average.toFixed(1)} PDFs/s`,
    },
  ];
}
