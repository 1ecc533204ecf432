import type { Page } from 'playwright-core';
import { openBrowser, signIn, visit } from '../browser';
import type { Product } from '../product/product';
import { courtyard } from '../product/release';
import { startSeeded } from '../product/seeded';
import { metricsOf, metricsToken } from './api/metrics';
import { timesOf } from './api/times';
import { atMost, type Figure, median } from './figure';
import { longestTask } from './pages/longest-task';

const members = 100_000;
const list = '/api/v1/members?limit=50';

/** Ways in which the directory is looked at. */
const views = {
  all: list,
  'by day': `${list}&sort=-memberSince`,
  'past ones': `${list}&status=past`,
  'a word that many have': `${list}&search=ortega`,
  'a beginning': `${list}&search=ma`,
  'one person': `${list}&search=maria%20ortega%2017%20`,
};

async function listFigures(product: Product, headers: Record<string, string>): Promise<Figure> {
  const all: number[] = [];
  const each: string[] = [];
  for (const [view, path] of Object.entries(views)) {
    const times = await timesOf(product, path, headers);
    all.push(...times);
    each.push(`${view} ${median(times).toFixed(1)}`);
  }
  return {
    what: 'directory of 100,000 members: p50',
    value: median(all),
    unit: 'ms',
    limit: atMost(20),
    note: `p50 in ms by view: ${each.join(', ')}`,
  };
}

async function typeAndClear(page: Page): Promise<void> {
  const search = page.getByRole('main').getByRole('searchbox').first();
  for (const text of ['maria ortega', 'ma', 'silva 99']) {
    await search.click();
    await search.pressSequentially(text, { delay: 90 });
    await page.waitForTimeout(1200);
    await search.press('ControlOrMeta+a');
    await search.press('Delete');
    await page.waitForTimeout(800);
  }
}

async function typingFigure(product: Product): Promise<Figure> {
  const browser = await openBrowser();
  try {
    const { page } = await visit(browser);
    await signIn(page, product, 'admin', 'demo', '/people/members');
    await page.getByRole('link', { name: / \d+$/ }).first().waitFor();
    await page.waitForTimeout(1500);
    const rounds: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      rounds.push(await longestTask(page, () => typeAndClear(page)));
    }
    return {
      what: 'typing in the directory: CPU of the longest task of the page',
      value: Math.max(...rounds),
      unit: 'ms',
      limit: atMost(50),
      note: `three rounds: ${rounds.map((ms) => ms.toFixed(0)).join(', ')} ms`,
    };
  } finally {
    await browser.close();
  }
}

/** Seconds of CPU that the API took for so many calls. */
async function cpuOf(product: Product, calls: number, headers: Record<string, string>): Promise<number> {
  const used = async () => (await metricsOf(product))('process_cpu_seconds_total');
  const before = await used();
  for (let done = 0; done < calls; done += 1) {
    const { status } = await product.send('demo', '/api/v1/member-auth/registration', { headers });
    if (status !== 200) throw new Error(`The public call answered ${status}.`);
  }
  return (await used()) - before;
}

/** A call that everybody may make, by somebody who is signed in and by nobody: the difference is what finding out who calls costs. */
async function sessionFigure(product: Product, headers: Record<string, string>): Promise<Figure> {
  const calls = 2000;
  await cpuOf(product, calls, headers);
  const differences: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const nobody = await cpuOf(product, calls, {});
    differences.push(((await cpuOf(product, calls, headers)) - nobody) / calls);
  }
  return {
    what: 'finding session and permissions: CPU a request',
    value: median(differences) * 1000,
    unit: 'ms',
    limit: atMost(0.3),
    note: `median of 5; each the difference of ${calls} calls with and without a session`,
  };
}

/** The directory of a large community, and what a session costs each call. On a product of its own. */
export async function measureDirectory(): Promise<Figure[]> {
  const product = await startSeeded({ env: { COURTYARD_METRICS: metricsToken } });
  try {
    const made = courtyard(product, 'seed-bulk', 'demo', String(members), '--section', 'people');
    if (made.code !== 0) throw new Error(made.said);
    const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
    return [
      await listFigures(product, headers),
      await typingFigure(product),
      await sessionFigure(product, headers),
    ];
  } finally {
    await product.stop();
  }
}
