import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath, signIn } from '../../browser';
import type { Product } from '../../product/product';
import { atLeast, atMost, type Figure, median } from '../figure';

interface Run {
  score: number;
  lcpSeconds: number;
  shift: number;
}

/** Lighthouse ended without figures. That happens now and then, and says nothing of the page. */
class NothingRecorded extends Error {
  override name = 'NothingRecorded';
}

async function audit(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    disableStorageReset: true,
    logLevel: 'error',
  });
  const { runtimeError, audits: details, categories } = result?.lhr ?? {};
  const score = categories?.performance?.score;
  const paintMs = details?.['largest-contentful-paint']?.numericValue;
  const shift = details?.['cumulative-layout-shift']?.numericValue;
  if (runtimeError || typeof score !== 'number' || paintMs === undefined || shift === undefined) {
    throw new NothingRecorded(runtimeError?.message ?? 'a figure is missing');
  }
  return { score: score * 100, lcpSeconds: paintMs / 1000, shift };
}

/** Signs in by another connection to the same browser and lets go of it, as two drivers of one page disturb the trace. */
async function signInOn(port: number, product: Product): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context?.newPage();
  if (!page) throw new Error('the browser has no profile');
  await signIn(page, product, 'admin');
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
}

async function auditOnce(product: Product, path: string, signedIn: boolean): Promise<Run> {
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless', ...chromiumFlags] });
  try {
    if (signedIn) await signInOn(chrome.port, product);
    return await audit(product.address('demo') + path, chrome.port);
  } finally {
    chrome.kill();
  }
}

const maxTries = 3;

async function audits(product: Product, path: string, signedIn: boolean, rounds: number): Promise<Run[]> {
  const runs: Run[] = [];
  for (let tries = 1; runs.length < rounds; tries += 1) {
    try {
      runs.push(await auditOnce(product, path, signedIn));
      tries = 0;
    } catch (error) {
      if (!(error instanceof NothingRecorded) || tries === maxTries) throw error;
      console.error(
        `Lighthouse recorded nothing of ${path} (${error.message}): trying again, ${tries} of ${maxTries - 1}.`,
      );
    }
  }
  return runs;
}

/** Lighthouse's mobile preset with simulated throttling, the median of `rounds` runs, a fresh profile each. */
export async function measureLighthouse(product: Product, rounds = 5): Promise<Figure[]> {
  const login = await audits(product, '/pages/login', false, rounds);
  const dashboard = await audits(product, '/dashboard/default', true, rounds);
  const of = (runs: readonly Run[], key: keyof Run) => median(runs.map((run) => run[key]));
  return [
    { what: 'login: Lighthouse mobile', value: of(login, 'score'), unit: '', limit: atLeast(95) },
    { what: 'login: largest contentful paint', value: of(login, 'lcpSeconds'), unit: 's', limit: atMost(2) },
    { what: 'login: layout shift', value: of(login, 'shift'), unit: '', limit: atMost(0.02) },
    { what: 'dashboard: Lighthouse mobile', value: of(dashboard, 'score'), unit: '', limit: atLeast(90) },
    { what: 'dashboard: largest contentful paint', value: of(dashboard, 'lcpSeconds'), unit: 's' },
    { what: 'dashboard: layout shift', value: of(dashboard, 'shift'), unit: '', limit: atMost(0.02) },
  ];
}
