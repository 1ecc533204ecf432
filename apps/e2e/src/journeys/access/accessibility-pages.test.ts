import type { Browser } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';
import { declared, firstOfRoutes, sweepOf, unswept } from '../../sweep/declared';
import {
  followCalls,
  inspect,
  isGate,
  scrollThrough,
  setColors,
  settled,
  walkTo,
} from '../../sweep/inspection';
import type { Sweep } from '../../sweep/sweep.schema';

let product: Product;
let browser: Browser;
let pages: Sweep['pages'];
withScene(async (scene) => {
  ({ product, browser } = scene);
  ({ pages } = await sweepOf(product));
});

test.each(declared.map((application) => [application.app, application] as const))(
  'sweep.json of %s leaves out no page that is declared',
  (_, application) => {
    expect(unswept(application)).toEqual([]);
  },
);

/**
 * `npm test` inspects the first page of each route with the fewest rows that a list offers, every third of them at all widths and in both
 * colours; `npm run test:all` also its other tabs, filters and records, and all of them so.
 */
const everyVariant = !isGate;

const withFewRows = (path: string) =>
  everyVariant ? path : `${path}${path.includes('?') ? '&' : '?'}limit=25`;

const isWhole = (place: number) => everyVariant || place % 3 === 0;

type Findings = Record<string, string[]>;

/** Goes to each page that is left in one session and keeps what is wrong with it, by address. */
async function inspectIn(found: Findings, left: Iterator<[number, string]>, account?: string) {
  const { page, context } = await visit(browser);
  followCalls(page);
  if (account) await signIn(page, product, account);
  for (let { value, done } = left.next(); !done; { value, done } = left.next()) {
    const [place, path] = value;
    await setColors(page, place);
    if (account) await walkTo(page, withFewRows(path));
    else {
      await page.goto(product.address('demo') + withFewRows(path));
      await settled(page);
    }
    if (path.startsWith('/dashboard')) await scrollThrough(page);
    const lines = await inspect(page, { quick: !isWhole(place) });
    if (lines.length > 0) found[path] = lines;
  }
  await context.close();
}

/** What is wrong with pages, looked at in so many sessions side by side: each waits for the browser half of its time. */
async function inspectAll(paths: readonly string[], account?: string, sessions = 1): Promise<Findings> {
  const found: Findings = {};
  const left = [...(everyVariant ? new Set(paths) : firstOfRoutes(paths))].entries();
  await Promise.all(Array.from({ length: sessions }, () => inspectIn(found, left, account)));
  return found;
}

test('who is not signed in: axe finds nothing, nothing scrolls sideways', async () => {
  expect(await inspectAll(pages.public)).toEqual({});
});

// Every page of every section: it takes longer with each.
test('staff: axe finds nothing, nothing scrolls sideways', async () => {
  expect(await inspectAll(pages.admin, 'admin', 2)).toEqual({});
}, 1_800_000);

test('an owner: axe finds nothing, nothing scrolls sideways', async () => {
  expect(await inspectAll(pages.owner, 'owner')).toEqual({});
});
