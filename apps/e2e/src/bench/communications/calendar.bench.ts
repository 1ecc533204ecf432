import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { openBrowser, signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { startSeeded } from '../../product/seeded';
import { metricsOf, metricsToken } from '../api/metrics';
import { timesOf } from '../api/times';
import { atMost, type Figure, median } from '../figure';
import { longestTask } from '../pages/longest-task';

const events = 1000;
const series = 200;
const calls = 40;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const compact = (text: string) => text.replaceAll('-', '');

const rules = [
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY',
  'FREQ=DAILY;INTERVAL=3;COUNT=200',
  'FREQ=MONTHLY;BYDAY=2TU',
];

/** A calendar file of many events over a year, a fifth of them series that began in it. */
function calendarFile(): string {
  const lines = Array.from({ length: events }, (_, index) => {
    const isSeries = index < series;
    const start = `${compact(day(isSeries ? -(index % 180) : (index % 360) - 180))}T${String(8 + (index % 12)).padStart(2, '0')}0000`;
    return [
      'BEGIN:VEVENT',
      `UID:bench-${index}@bench.example`,
      `DTSTART;TZID=America/New_York:${start}`,
      'DURATION:PT1H',
      ...(isSeries ? [`RRULE:${rules[index % rules.length]}`] : []),
      `SUMMARY:Event ${index}`,
      'END:VEVENT',
    ].join('\r\n');
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
}

async function take(product: Product, headers: Record<string, string>): Promise<void> {
  const answer = await product.send('demo', '/api/v1/calendar/import', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: { content: calendarFile(), isDryRun: false },
  });
  if (answer.status !== 200) throw new Error(`The file was refused: ${answer.status} ${answer.text}`);
}

async function stepThroughMonths(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'Month' }).click();
  await page.locator('[data-key]').first().waitFor();
  return longestTask(page, async () => {
    for (const step of ['Next month', 'Next month', 'Previous month', 'Previous month', 'Next month']) {
      await page.getByRole('button', { name: step }).click();
      await page.waitForTimeout(1500);
      await page.locator('[data-key]').first().waitFor();
    }
  });
}

/** Seconds of CPU that the server has taken. */
const cpuSeconds = async (product: Product) => (await metricsOf(product))('process_cpu_seconds_total');

/** A month of a calendar with many events and series. On a product of its own. */
export async function measureCalendar(): Promise<Figure[]> {
  const product = await startSeeded({ env: { COURTYARD_METRICS: metricsToken } });
  const browser = await openBrowser();
  try {
    const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
    await take(product, headers);
    const path = `/api/v1/calendar/occurrences?from=${day(-15)}&to=${day(26)}`;
    await timesOf(product, path, headers);
    const before = await cpuSeconds(product);
    const times = await timesOf(product, path, headers, calls);
    const cpuMs = ((await cpuSeconds(product)) - before) * 1000;
    const shown = (await product.send('demo', path, { headers })).json<{
      data: { occurrences: unknown[] };
    }>();
    const { page } = await visit(browser);
    await signIn(page, product, 'admin', 'demo', '/communications/community-calendar');
    return [
      {
        what: 'month of a calendar of 1,000 events, 200 of them series: p50',
        value: median(times),
        unit: 'ms',
        limit: atMost(50),
        note: `six weeks, ${shown.data.occurrences.length} dates; ${(cpuMs / (calls + 3)).toFixed(1)} ms of CPU a call`,
      },
      {
        what: 'going from month to month in it: CPU of the longest task of the page',
        value: await stepThroughMonths(page),
        unit: 'ms',
        limit: atMost(100),
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
