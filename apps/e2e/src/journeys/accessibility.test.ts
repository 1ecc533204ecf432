import type { Browser } from 'playwright-core';
import { signIn, visit } from '../browser';
import { countCalls, inspect, settled } from '../inspection';
import { openings } from '../openings';
import { type DemoIds, demoIds, ownerPages, publicPages, staffPages } from '../pages';
import type { Product } from '../product';
import { withScene } from '../scene';

let product: Product;
let browser: Browser;
let ids: DemoIds;
withScene(async (scene) => {
  ({ product, browser } = scene);
  ids = await demoIds(product);
});

/** Opens each address and keeps what is wrong with it, by address. */
async function inspectAll(paths: readonly string[], account?: string) {
  const { page, context } = await visit(browser);
  await countCalls(page);
  if (account) await signIn(page, product, account);
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(product.address('demo') + path);
    const lines = await inspect(page);
    if (lines.length > 0) found[path] = lines;
  }
  await context.close();
  return found;
}

test('who is not signed in: axe finds nothing, nothing scrolls sideways', async () => {
  expect(await inspectAll(publicPages)).toEqual({});
});

test('staff: axe finds nothing, nothing scrolls sideways', async () => {
  expect(await inspectAll(staffPages(ids), 'admin')).toEqual({});
});

test('an owner: axe finds nothing, nothing scrolls sideways', async () => {
  expect(await inspectAll(ownerPages(ids), 'owner')).toEqual({});
});

test('what opens over a page: axe finds nothing', async () => {
  const { page, context } = await visit(browser);
  await countCalls(page);
  await signIn(page, product, 'admin');
  const found: Record<string, string[]> = {};
  for (const { name, path, size, open } of openings(ids)) {
    await page.setViewportSize(size);
    await page.goto(product.address('demo') + path);
    await settled(page);
    await open(page).catch((error: unknown) => {
      throw new Error(`${name} could not be opened`, { cause: error });
    });
    const lines = await inspect(page, { sameSize: true });
    if (lines.length > 0) found[name] = lines;
  }
  await context.close();
  expect(found).toEqual({});
});
