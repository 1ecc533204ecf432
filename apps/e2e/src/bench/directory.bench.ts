import type { Page } from 'playwright-core';
import { openBrowser, signIn, visit } from '../browser';
import { superuser } from '../product/database/superuser';
import type { Product } from '../product/product';
import { courtyard } from '../product/release';
import { startSeeded } from '../product/seeded';
import { metricsOf, metricsToken } from './api/metrics';
import { deepPath, timesOf } from './api/times';
import { atMost, type Figure, median, percentile } from './figure';
import { longestTask } from './pages/longest-task';

const members = 100_000;
const list = '/api/v1/members?limit=50';

const namesOf = (listed: string) => listed.split(' ');
const givenNames = namesOf('Maria John Ana Lucas Chidi Naomi Emil Sofia');
const familyNames = namesOf('Ortega Walsh Quispe Petersen Novak Fischer Okafor');

/** The made-up member of a number, as `seedManyMembers` calls them: others at each search, as nobody looks for one person forty times. */
const numberOf = (round: number) => 240 * (round + 100);

type View = (round: number) => string;
const searchOf = (words: string) => `${list}&search=${encodeURIComponent(words)}`;

/** Ways in which the directory is looked at. */
const views: Record<string, View> = {
  'first page': () => list,
  'by day': () => `${list}&sort=-memberSince`,
  'past ones': () => `${list}&status=past`,
  'a beginning': () => searchOf('ma'),
  'a name that thousands have': () => searchOf('ortega'),
  'a name at the end of the alphabet': () => searchOf('yusuf'),
};

/** Searches that are asked for the first time: what is remembered of a search does not count. */
const peopleSearches: Record<string, View> = {
  'one word': (round) => searchOf(`m-${numberOf(round)}@`),
  'two words': (round) => searchOf(`maria ${numberOf(round)}`),
  'two names': (round) =>
    searchOf(
      `${givenNames[(round + 56) % givenNames.length]} ${familyNames[(round + 56) % familyNames.length]}`,
    ),
  'three words': (round) => searchOf(`maria ortega ${numberOf(round)}`),
  'with filters': (round) =>
    `${searchOf(`maria ${numberOf(round)}`)}&status=active&memberSince=2020-01-01..2040-12-31`,
};

/** What each of some ways takes, and all of them together. */
async function figuresOf(
  product: Product,
  headers: Record<string, string>,
  { what, ways }: { what: string; ways: Record<string, View> },
): Promise<Figure[]> {
  const all: number[] = [];
  const each: string[] = [];
  for (const [way, path] of Object.entries(ways)) {
    const times = await timesOf(product, path, headers);
    all.push(...times);
    each.push(`${way} ${median(times).toFixed(1)} and ${percentile(times, 0.95).toFixed(1)}`);
  }
  return [
    {
      what: `${what}: p50`,
      value: median(all),
      unit: 'ms',
      limit: atMost(20),
      note: `p50 and p95 in ms: ${each.join(', ')}`,
    },
    {
      what: `${what}: p95`,
      value: percentile(all, 0.95),
      unit: 'ms',
      note: `${all.length} calls, one after the other`,
    },
  ];
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

/** Has the rows counted, as PostgreSQL does by itself within a minute: before, it may choose another index. */
async function countRows(product: Product): Promise<void> {
  const client = await superuser(product);
  try {
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** The directory of a large community, and what a session costs each call. On a product of its own. */
export async function measureDirectory(): Promise<Figure[]> {
  const product = await startSeeded({ env: { COURTYARD_METRICS: metricsToken } });
  try {
    const made = courtyard(product, 'seed-bulk', 'demo', String(members), '--section', 'people');
    if (made.code !== 0) throw new Error(made.said);
    await countRows(product);
    const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
    const deep = await deepPath(product, list, headers);
    return [
      ...(await figuresOf(product, headers, {
        what: 'directory of 100,000 members',
        ways: { ...views, 'last page': () => deep },
      })),
      ...(await figuresOf(product, headers, {
        what: 'one person of 100,000 members, another at each search',
        ways: peopleSearches,
      })),
      await typingFigure(product),
      await sessionFigure(product, headers),
    ];
  } finally {
    await product.stop();
  }
}
