import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { type Product, password } from './product/product';

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof sizes;

/**
 * What Chromium does for who sits before it: two pages of its own behind the address bar of each new window, which take as long as the
 * page that is tested. Of two such lists the last counts, so that Playwright's own is in this one.
 */
const unwantedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The Chromium that the test command found, or Debian's. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    headless: true,
    args: [...chromiumFlags, `--disable-features=${unwantedFeatures.join()}`],
  });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the browser reported as an error: exceptions, failed policies, console errors. */
  errors: string[];
  /** What the page has asked for and not received yet. */
  pending: Set<Request>;
}

declare global {
  /** What the journey that runs has opened; kept by its environment. */
  var visits: Set<Visit> | undefined;
}

/** A fresh profile with a page of one size; errors of the page are kept for the journey to look at. */
export async function visit(
  browser: Browser,
  size: Size = 'desktop',
  colorScheme: 'light' | 'dark' = 'light',
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<Visit> {
  const context = await browser.newContext({ viewport: sizes[size], colorScheme, reducedMotion });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // What is preloaded under another hash is fetched twice, without anything failing.
    const isFault = message.type() === 'error' || message.text().includes('integrity mismatch');
    if (isFault) errors.push(`${message.text()} ${message.location().url}`);
  });
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request));
  const opened = { context, page, errors, pending };
  globalThis.visits?.add(opened);
  return opened;
}

/** Fills and sends the login form that the page shows. */
export async function submitLogin(page: Page, account: string, community = 'demo'): Promise<void> {
  await page.getByLabel('Email').fill(`${account}@${community}.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Signs in through the login page and waits for the page asked for. The login stands at that page's address until its
 * script has come, and has a `main` too: who is signed in is told by the bar.
 */
export async function signIn(
  page: Page,
  product: Product,
  account: string,
  community = 'demo',
  path = '/dashboard/default',
): Promise<void> {
  await page.goto(product.address(community) + path);
  await submitLogin(page, account, community);
  await page.waitForURL((url) => url.pathname === path.split('?')[0], { timeout: 20_000 });
  await page.locator('[data-tour=profile]').waitFor();
  await page.getByRole('main').waitFor();
}

/**
 * Scrolls until something is there: cards of the dashboard below the window are fetched then. On a busy machine a card may be passed
 * before it is asked for, so it goes down and up again. Throws where it does not come within 20 s.
 */
export async function scrollUntil(target: Locator): Promise<void> {
  const page = target.page();
  const limit = Date.now() + 20_000;
  let step = 400;
  while ((await target.count()) === 0) {
    if (Date.now() > limit) throw new Error(`${String(target)} did not come by scrolling`);
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(100);
    const [top, left] = await page.evaluate(() => [
      scrollY,
      document.documentElement.scrollHeight - innerHeight - scrollY,
    ]);
    if ((left ?? 0) <= 1) step = -400;
    else if (top === 0) step = 400;
  }
}
