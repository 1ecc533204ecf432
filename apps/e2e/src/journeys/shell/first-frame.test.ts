import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { signIn, submitLogin, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';
import { followCalls, settled } from '../../sweep/inspection';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

/** Puts back what a journey changes in the account of the board. */
afterAll(async () => {
  const authorization = `Bearer ${await product.token('board', 'demo')}`;
  const headers = { authorization, 'idempotency-key': randomUUID() };
  const body = { language: 'en' };
  await product.send('demo', '/api/v1/shell/preferences', { method: 'PATCH', headers, body });
});

const dashboard = () => `${product.address('demo')}/dashboard/default`;

/** Keeps every script on its way until `let` is called. */
async function holdScripts(page: Page): Promise<{ let: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { let: release };
}

/** As the Layout Instability API tells it; TypeScript's own types have no such entry. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What of the page moved since it was opened, as browsers measure it: how much, what, from where to where. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const shifts: { value: number; moved: string[] }[] = [];
        const told = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const text = element?.textContent?.trim().slice(0, 60) ?? 'removed';
          const [from, to] = [previousRect, currentRect].map(({ y, height }) => `${y} (${height} high)`);
          return `${element?.tagName ?? '?'} "${text}" ${from} → ${to}`;
        };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[])
            shifts.push({ value: entry.value, moved: entry.sources.map(told) });
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts))));
      }),
  );

/** Cards below the window that have nothing to say, and take their room all the same. */
const blanksBelow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-blank]')]
      .filter((room) => room.getBoundingClientRect().top >= innerHeight)
      .map((room) => room.textContent),
  );

/** Cards are held until all are there, but no longer than this; then they come as they come (`longestHoldMs`). */
const holdMs = 2_500;

/** The dashboard of somebody who comes to it for the first time: what moved on it, and whether it was held for as long as it is. */
async function movedOn(size: 'phone' | 'desktop') {
  const { page, errors, context } = await visit(browser, size);
  followCalls(page);
  await signIn(page, product, 'treasurer');
  const scripts = await holdScripts(page);
  await page.goto(dashboard(), { waitUntil: 'commit' });
  const title = page.locator('h1');
  await title.waitFor();
  expect(await title.textContent()).toBe('Dashboard');
  const head = page.locator('header').filter({ has: title });
  await head.getByText('Harbor View Community Association').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await title.boundingBox();
  expect(await page.getByRole('main').count()).toBe(0);
  scripts.let();
  await page.getByRole('main').waitFor();
  const began = Date.now();
  await page.getByRole('heading', { name: 'Needs you' }).waitFor();
  // The hold began a little before the page could be seen.
  const isLate = Date.now() - began >= 0.8 * holdMs;
  await settled(page);
  expect(await title.boundingBox()).toEqual(before);
  const shifts = await shiftsOf(page);
  expect(errors).toEqual([]);
  await context.close();
  return { isLate, moved: shifts.filter(({ value }) => value > 0.01) };
}

test.each(['phone', 'desktop'] as const)(
  'on a %s the dashboard says where one is before any script, and nothing moves when it comes',
  async (size) => {
    let seen = await movedOn(size);
    // A machine that was busy for so long says nothing about what moves on another.
    for (let tries = 1; seen.isLate && seen.moved.length > 0 && tries < 3; tries += 1)
      seen = await movedOn(size);
    expect(seen.moved).toEqual([]);
  },
);

test('it speaks the person’s language and has their theme and their drawer', async () => {
  const { page, context } = await visit(browser, 'desktop', 'light');
  await signIn(page, product, 'board', 'demo', '/myprofile');
  // The page speaks it before the server has kept it.
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/shell/preferences'),
  );
  await page.getByLabel('Language').selectOption('es');
  await page.getByRole('heading', { level: 1, name: 'Ajustes de la cuenta' }).waitFor();
  await kept;
  await page.evaluate(() => {
    const look: unknown = JSON.parse(localStorage.getItem('theme-config') ?? '{}');
    localStorage.setItem(
      'theme-config',
      JSON.stringify({ ...(look as object), colorMode: 'dark', miniDrawer: true }),
    );
  });
  const scripts = await holdScripts(page);
  await page.goto(dashboard(), { waitUntil: 'commit' });
  const title = page.locator('h1');
  await title.waitFor();
  expect(await title.textContent()).toBe('Panel');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  // A title is as wide as its font: another would be a difference that is no shift.
  await page.evaluate(() => document.fonts.ready);
  const before = await title.boundingBox();
  scripts.let();
  await page.getByRole('main').waitFor();
  expect(await title.boundingBox()).toEqual(before);
  await context.close();
});

test('who signs in before the scripts have come is signed in when they do', async () => {
  const { page, errors, context } = await visit(browser);
  const scripts = await holdScripts(page);
  await page.goto(`${product.address('demo')}/help-support`, { waitUntil: 'commit' });
  await submitLogin(page, 'treasurer');
  expect(await page.getByLabel('Email').inputValue()).toBe('treasurer@demo.example');
  scripts.let();
  await page.getByRole('heading', { level: 1, name: 'Help & Support' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/help-support');
  expect(errors).toEqual([]);
  await context.close();
});

test.each(['phone', 'desktop'] as const)(
  'on a %s the form of a login that somebody was led to stands still when its script comes',
  async (size) => {
    const { page, context } = await visit(browser, size);
    const scripts = await holdScripts(page);
    await page.goto(`${product.address('demo')}/help-support`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Sign in' });
    await button.waitFor();
    // A browser draws the form before it has the foot of the page, and centres it anew then.
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(() => document.fonts.ready);
    const before = await button.boundingBox();
    scripts.let();
    await page.getByText('Sign in to continue to the page you requested.').waitFor();
    expect(await button.boundingBox()).toEqual(before);
    await context.close();
  },
);

test('a start that does not come is said, and comes with the next try', async () => {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin');
  await page.route('**/assets/host/main.*.js', (route) => route.abort());
  await page.goto(dashboard());
  await page.getByText('Courtyard could not be loaded. Reload the page in a moment.').waitFor();
  await page.unroute('**/assets/host/main.*.js');
  await page.reload();
  await page.getByRole('main').waitFor();
  await context.close();
});

test('on a phone a card far below asks for code and data when somebody scrolls to it, on the first visit and later', async () => {
  const { page, errors, context } = await visit(browser, 'phone');
  followCalls(page);
  let sectionFiles: string[] = [];
  page.on('request', (request) => request.url().includes('/sections/') && sectionFiles.push(request.url()));
  await signIn(page, product, 'admin', 'demo');
  const far = page.getByRole('heading', { name: 'Services due' });
  const first = page.getByRole('heading', { name: 'Needs you' });
  await first.waitFor();
  await settled(page);
  // On a later visit a card that had nothing to say is asked whether it has something now.
  expect(sectionFiles).toEqual([]);
  for (const visited of ['for the first time', 'again']) {
    await first.waitFor();
    await settled(page);
    expect([visited, await far.count()]).toEqual([visited, 0]);
    const asked = page.waitForRequest('**/api/v1/assets?*').then(() => true);
    const notYet = () => page.waitForTimeout(100).then(() => false);
    // Step by step, as a finger does: what is jumped over is not asked.
    while (!(await Promise.race([asked, notYet()]))) await page.mouse.wheel(0, 400);
    await far.waitFor();
    await settled(page);
    // One that has nothing gave its room back before anybody came to it.
    expect(await blanksBelow(page)).toEqual([]);
    expect(sectionFiles.some((url) => url.endsWith('/entry.js'))).toBe(true);
    sectionFiles = [];
    // A browser goes back to where the page stood.
    await page.evaluate(() => scrollTo(0, 0));
    await page.reload();
  }
  expect(errors).toEqual([]);
  await context.close();
});
