import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { scrollUntil, signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withOwnScene } from '../../scene';

let product: Product;
let browser: Browser;
withOwnScene((scene) => {
  ({ product, browser } = scene);
});

const mostTaps = 4;
const longestMs = 20_000;

/** Counts the taps of a task that begins on the owner's dashboard on a phone, and the time that the product takes for it. */
async function measured(
  name: string,
  act: (page: Page, tap: (target: Locator) => Promise<void>) => Promise<void>,
) {
  const { page, context } = await visit(browser, 'phone');
  await signIn(page, product, 'owner');
  let taps = 0;
  const startedAt = performance.now();
  await act(page, async (target) => {
    taps += 1;
    await target.click();
  });
  const tookMs = performance.now() - startedAt;
  console.info(`${name}: ${taps} taps, ${(tookMs / 1000).toFixed(1)} s`);
  await context.close();
  expect(taps).toBeLessThanOrEqual(mostTaps);
  expect(tookMs).toBeLessThan(longestMs);
}

test('an owner renews their insurance', () =>
  measured('renew insurance', async (page, tap) => {
    // What their committee has to decide comes before it.
    await tap(page.locator('main a[href$="/tasks"]').first());
    await tap(page.getByRole('link', { name: /^Renew: / }).first());
    await tap(page.getByRole('button', { name: 'Save policy' }));
    await page.getByText('Policy saved').waitFor();
  }));

test('an owner books the clubhouse', () =>
  measured('book the clubhouse', async (page, tap) => {
    const book = page.getByRole('link', { name: 'Book an area' }).first();
    await scrollUntil(book);
    await tap(book);
    await tap(page.getByRole('link', { name: /Clubhouse/ }).first());
    await tap(page.getByRole('button', { name: /^Book/ }).first());
    await page.getByRole('dialog').getByRole('radiogroup', { name: 'Start' }).waitFor();
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Request booking' }));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }));

test('an owner reads what changed', async () => {
  const name = 'Roof terrace';
  const openingHours = [{ weekday: 1, opensAt: '08:00', closesAt: '20:00' }];
  const added = await product.send('demo', '/api/v1/common-areas', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await product.token('admin', 'demo')}`,
      'idempotency-key': randomUUID(),
    },
    body: { name, kind: 'hall', openingHours },
  });
  expect(added.status).toBe(201);
  await measured('read what changed', async (page, tap) => {
    await tap(page.getByRole('list', { name: 'What’s new' }).getByRole('link', { name: new RegExp(name) }));
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });
});
