import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import autocannon from 'autocannon';
import { superuser } from '../../../product/database/superuser';
import type { Product } from '../../../product/product';
import { startSeeded } from '../../../product/seeded';
import { type Statement, statementsOf } from '../statement-log';
import { timesOf } from '../times';
import { atLeast, atMost, type Figure, median } from '../../figure';
import { measureBookLists } from './lists.bench';
import { fillBooks, inOneMonth, lines, sumsOf } from './million-lines';
import { readOutside } from './outside-readers';

const rounds = 40;
const middle = `${inOneMonth.month}-17`;
const end = `${inOneMonth.month}-31`;

/** Milliseconds of a statement that the product ran itself, again and again. */
async function replayed(product: Product, { text, values }: Statement): Promise<number[]> {
  const client = await superuser(product);
  try {
    await client.query('begin read only');
    await client.query(`select set_config('app.tenant_id', id::text, true) from tenant where slug = 'demo'`);
    await client.query('set local role courtyard_app');
    const times: number[] = [];
    for (let round = -3; round < rounds; round += 1) {
      const began = performance.now();
      await client.query(text, values);
      if (round >= 0) times.push(performance.now() - began);
    }
    return times;
  } finally {
    await client.end();
  }
}

/** The statement of income of a month, taken out of its close report. */
async function incomeTimes(product: Product, headers: Record<string, string>): Promise<number[]> {
  const path = `/api/v1/periods/${inOneMonth.month}/report`;
  const statements = await statementsOf(product, async () => {
    await product.send('demo', path, { headers });
  });
  const income = statements.find(({ text }) => text.includes(`class = 'ordinary'`));
  if (!income) throw new Error('the close report asks for no statement of income');
  return replayed(product, income);
}

async function readingFigures(product: Product, headers: Record<string, string>): Promise<Figure[]> {
  const at = (day: string, basis: string) => `/api/v1/accounts?at=${day}&basis=${basis}`;
  const all = {
    'trial balance in the middle of a month': await timesOf(product, at(middle, 'accrual'), headers),
    'trial balance in cash basis': await timesOf(product, at(middle, 'cash'), headers),
    'balance sheet at the end of a month': await timesOf(product, at(end, 'accrual'), headers),
    'statement of income of a month': await incomeTimes(product, headers),
  };
  return Object.entries(all).map(([what, times]) => ({
    what: `books of 1,000,000 lines, ${what}: p50`,
    value: median(times),
    unit: 'ms',
    limit: atMost(30),
    note: `slowest of ${times.length}: ${Math.max(...times).toFixed(1)} ms`,
  }));
}

/** Takes the journal as the export of the page gives it. */
function saveJournal(product: Product, headers: Record<string, string>, file: string): Promise<void> {
  const host = `demo.localhost:${product.port}`;
  return new Promise((done, refuse) => {
    const path = '/api/v1/journal/export?format=hledger';
    const options = { host: '127.0.0.1', port: product.port, path, headers: { ...headers, host } };
    request(options, (answer) => {
      if (answer.statusCode === 200) done(pipeline(answer, createWriteStream(file)));
      else refuse(new Error(`${path} answered ${answer.statusCode}`));
    })
      .on('error', refuse)
      .end();
  });
}

async function outsideFigures(product: Product, headers: Record<string, string>, oursMs: number) {
  const file = join(product.dataDirectory, 'books.journal');
  const began = performance.now();
  await saveJournal(product, headers, file);
  const seconds = (performance.now() - began) / 1000;
  const ours = await sumsOf(product);
  const figures: Figure[] = [
    { what: 'books of 1,000,000 lines as a journal for hledger', value: seconds, unit: 's' },
  ];
  for (const { program, seconds: theirs, sums } of await readOutside(file)) {
    const keys = new Set([...ours.keys(), ...sums.keys()]);
    const differing = [...keys].filter((key) => ours.get(key) !== sums.get(key));
    figures.push({
      what: `${program} reading the same books, over our trial balance`,
      value: (theirs * 1000) / oursMs,
      unit: '×',
      note: `${theirs.toFixed(1)} s`,
    });
    figures.push({
      what: `sums by account, fund and month that ${program} has otherwise`,
      value: differing.length,
      unit: `of ${keys.size}`,
      limit: atMost(0),
      ...(differing.length > 0 && { note: differing.slice(0, 3).join(', ') }),
    });
  }
  return figures;
}

interface Chart {
  data: { accounts: { id: string; code: string }[]; funds: { id: string; code: string }[] };
}

/** Entries posted over HTTP by ten connections into one community: each with its audit entry and idempotency key, and durable. */
async function postingFigures(product: Product, headers: Record<string, string>): Promise<Figure[]> {
  const { data } = (await product.send('demo', '/api/v1/accounts', { headers })).json<Chart>();
  const idOf = (all: readonly { id: string; code: string }[], code: string) =>
    all.find((each) => each.code === code)?.id;
  const fundId = idOf(data.funds, 'OP');
  const body = JSON.stringify({
    date: new Date().toISOString().slice(0, 10),
    memo: 'Posted by the benchmark',
    lines: [
      { accountId: idOf(data.accounts, '5200'), fundId, amountMinor: 1234 },
      { accountId: idOf(data.accounts, '1010'), fundId, amountMinor: -1234 },
    ],
  });
  const post = (seconds: number) =>
    autocannon({
      url: `http://127.0.0.1:${product.port}`,
      connections: 10,
      duration: seconds,
      requests: [
        {
          method: 'POST',
          path: '/api/v1/journal-entries',
          setupRequest: (asked) => ({
            ...asked,
            body,
            headers: {
              ...headers,
              host: `demo.localhost:${product.port}`,
              'content-type': 'application/json',
              'idempotency-key': randomUUID(),
            },
          }),
        },
      ],
    });
  await post(3);
  const result = await post(10);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`posting: ${result.non2xx} refused, ${result.errors} failed`);
  return [
    {
      what: 'entries posted over HTTP, 10 connections',
      value: result.requests.average,
      unit: 'entries/s',
      limit: atLeast(600),
      note: 'audit entry and idempotency key included, beside a million lines',
    },
    { what: 'entries posted over HTTP: p99', value: result.latency.p99, unit: 'ms', limit: atMost(40) },
  ];
}

/** Books of a million lines, on a product of their own. */
export async function measureBooks(): Promise<Figure[]> {
  const product = await startSeeded({});
  try {
    await fillBooks(product);
    const headers = { authorization: `Bearer ${await product.token('treasurer', 'demo')}` };
    const reading = await readingFigures(product, headers);
    const oursMs = reading[0]?.value ?? Number.NaN;
    console.error(`the books have ${lines.toLocaleString('en')} lines`);
    const outside = await outsideFigures(product, headers, oursMs);
    const posting = await postingFigures(product, headers);
    return [...reading, ...outside, ...posting, ...(await measureBookLists(product, headers))];
  } finally {
    await product.stop();
  }
}
