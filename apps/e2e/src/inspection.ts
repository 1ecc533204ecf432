import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { sizes } from './browser';

const axeSource = readFileSync(
  createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The success criteria of WCAG 2.2 AA, and axe's rules for them that are still on trial but find real faults. */
const all = { tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], rules: [] };
const alsoOf = ['label-content-name-mismatch', 'table-fake-caption', 'td-has-header', 'target-size'];
/** Another colour scheme changes nothing but colours. */
const ofColor = { tags: [], rules: ['color-contrast', 'link-in-text-block'] };

interface Rules {
  tags: string[];
  rules: string[];
}

/** What axe finds, a line each. The policy forbids injected scripts, so the source runs by evaluation of the driver. */
async function violations(page: Page, { tags, rules }: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ runOnly, also }) => {
      const axe = Reflect.get(globalThis, 'axe') as typeof import('axe-core');
      const found = await axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
        rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
      });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, html, failureSummary }) =>
            `${id} ${target.join(' ')} ${html.slice(0, 160)}: ${failureSummary ?? ''}`,
        ),
      );
    },
    {
      runOnly:
        tags.length > 0 ? { type: 'tag' as const, values: tags } : { type: 'rule' as const, values: rules },
      also: tags.length > 0 ? alsoOf : [],
    },
  );
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Counts the calls of every document that the page is going to show, for `settled`. */
export async function countCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = globalThis.fetch;
    let open = 0;
    Reflect.set(globalThis, 'openCalls', () => open);
    globalThis.fetch = async (...request) => {
      open += 1;
      try {
        return await ask(...request);
      } finally {
        open -= 1;
      }
    };
  });
}

/** Waits until the page has its heading and everything that it asked the server for, and draws nothing more. */
export async function settled(page: Page): Promise<void> {
  const isSettled = await page.evaluate(async () => {
    const openCalls: () => number = Reflect.get(globalThis, 'openCalls');
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const limit = performance.now() + 20_000;
    let changes = 0;
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    while (performance.now() < limit) {
      changes = 0;
      await frame();
      await frame();
      await new Promise((done) => setTimeout(done, 30));
      if (changes === 0 && openCalls() === 0 && document.querySelector('h1')) return true;
    }
    return false;
  });
  if (!isSettled) throw new Error(`${page.url()} does not come to rest.`);
}

/** What a zoom of 400 % leaves of 1,280 px, and where the drawer is permanent with the least room beside it. */
const otherWidths = [320, 768];

export interface InspectOptions {
  /** Only at the size that the page has now: what is open would close. */
  sameSize?: boolean;
}

/**
 * Everything that is wrong with what the page shows: by axe, in light and dark, on a desktop and on a phone, and where
 * something reaches past the side of the window, down to 320 px (1,280 px at a zoom of 400 %).
 */
export async function inspect(page: Page, { sameSize = false }: InspectOptions = {}): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, lines: string[]) => found.push(...lines.map((line) => `${where}: ${line}`));
  const noteOverflow = async (width: number) => {
    const excess = await sideways(page);
    if (excess > 0) note(`${width} px`, [`the page scrolls sideways by ${excess} px`]);
  };
  for (const size of sameSize ? [page.viewportSize()] : [sizes.desktop, sizes.phone]) {
    if (!size) throw new Error('The page has no size.');
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    await settled(page);
    await noteOverflow(size.width);
    note(`${size.width} px light`, await violations(page, all));
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page);
    note(`${size.width} px dark`, await violations(page, ofColor));
  }
  for (const width of sameSize ? [] : otherWidths) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await noteOverflow(width);
  }
  return found;
}
