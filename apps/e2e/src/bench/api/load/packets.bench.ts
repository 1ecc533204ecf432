import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../../../product/product';
import { atMost, type Figure, median } from '../../figure';

const base = '/api/v1/packets';
const rounds = 3;

interface Answer {
  data: { id: string; state: string; reason: string | null; pageCount: number | null };
}

const part = (report: string, period: string) => ({ kind: 'report', id: null, report, period });
const ledgers = Array.from({ length: 24 }, () => part('ledger', 'last-12-months'));

/** From the request for a board packet to its PDF: drawn, counted and merged in the background. */
export async function measurePackets(product: Product): Promise<Figure[]> {
  const authorization = `Bearer ${await product.token('treasurer', 'demo')}`;
  const headers = { authorization };
  async function made(parts: readonly unknown[]) {
    const began = performance.now();
    const asked = await product.send('demo', base, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { title: 'Board packet', heldOn: '2026-05-12', parts },
    });
    let { data } = asked.json<Answer>();
    while (data.state === 'making') {
      await pause(50);
      data = (await product.send('demo', `${base}/${data.id}`, { headers })).json<Answer>().data;
    }
    if (data.pageCount === null) throw new Error(`The packet was not made: ${data.reason}`);
    return { ms: performance.now() - began, pages: data.pageCount };
  }
  // As many parts as come to about 60 pages.
  const one = await made(ledgers.slice(0, 1));
  const count = Math.min(ledgers.length, Math.ceil(58 / (one.pages - 2)));
  const packets = [];
  for (let round = 0; round < rounds; round += 1) packets.push(await made(ledgers.slice(0, count)));
  const times = packets.map(({ ms }) => ms);
  return [
    {
      what: 'a board packet of about 60 pages, from the request to its PDF',
      value: median(times) / 1000,
      unit: 's',
      limit: atMost(5),
      note: `${packets[0]?.pages} pages in ${count} parts; slowest of ${rounds}: ${(Math.max(...times) / 1000).toFixed(2)} s`,
    },
  ];
}
