import type { Page, Request } from 'playwright-core';
import { sizes } from '../browser';
import { everything, ofLayout, type Rules, violations, violationsOfColor } from './axe';

/** True in `npm test`, which looks at less of each page than `npm run test:all`. */
export const isGate = process.env.COURTYARD_TEST_SCOPE === 'gate';

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Ordinary words that stand in two lines, or reach out of the card that they are in. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const card = node.parentElement?.closest('section')?.getBoundingClientRect();
      // A strip of tabs scrolls; what is only read out has no room of its own.
      const isSeen = (node.parentElement?.getBoundingClientRect().width ?? 0) > 1;
      if (!isSeen || node.parentElement?.closest('[role=tablist], svg')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<![^\s])\p{L}{4,16}(?![^\s])/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
        // Figures scroll in a group or a grid of their own within the card.
        const scrolled = '[role=group][tabindex="0"]:has(> table), [role=grid]';
        const isScrolled = node.parentElement?.closest(scrolled) != null;
        const reachesOut =
          card !== undefined && !isScrolled && parts.some(({ right }) => right > card.right + 1);
        // A line that ends in an ellipsis has its words twice, in one place.
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`"${word}" is broken`);
        else if (reachesOut) found.add(`"${word}" reaches out of its card`);
      }
    }
    return [...found];
  });

const underWay = new WeakMap<Page, Set<Request>>();

/** Follows what a page asks the server for, for `settled`. */
export function followCalls(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => {
    // The stream of live events stays open.
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Whether the page has a heading, nothing on screen is still to come, and it draws nothing for a moment. */
async function isStill(): Promise<boolean> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await frame();
  await frame();
  await new Promise((done) => setTimeout(done, 30));
  observer.disconnect();
  // What has come may wait to be drawn: a busy machine does it in pieces, with pauses that are longer than a moment.
  // What is far below comes only when somebody goes there, and a button that works at something may do so for long.
  const isBusy = [...document.querySelectorAll('[aria-busy=true]:not(button)')].some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return changes === 0 && !isBusy && document.querySelector('h1') !== null;
}

/** Waits until the page has its heading and everything that it asked the server for, and draws nothing more. */
export async function settled(page: Page): Promise<void> {
  const open = underWay.get(page);
  if (!open) throw new Error('Nobody follows the calls of this page: see followCalls.');
  const limit = Date.now() + 20_000;
  while (Date.now() < limit) {
    if (open.size === 0 && (await page.evaluate(isStill)) && open.size === 0) return;
    if (open.size > 0) await page.waitForTimeout(10);
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

/** Goes to another page of the shell that is there, as a link would, and waits until it has come to rest. */
export async function walkTo(page: Page, path: string, timeout = 20_000): Promise<void> {
  const left = await page.evaluate((to) => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('data-left', '');
    const place: unknown = Reflect.get(history.state ?? {}, 'idx');
    const isOtherPage = new URL(to, location.href).pathname !== location.pathname;
    history.pushState({ idx: Number(place ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    return isOtherPage ? (heading?.textContent ?? '') : null;
  }, path);
  if (left !== null) {
    await page.waitForFunction(
      (before) => {
        const heading = document.querySelector('h1');
        return heading && (!heading.hasAttribute('data-left') || heading.textContent !== before);
      },
      left,
      { timeout },
    );
  }
  await settled(page);
}

const overlays = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip']
  .map((role) => `[role=${role}]`)
  .join();

/**
 * Leaves a page with what was opened over it, as a link to a page that there is not would. Gives whether nothing of it is left: a form
 * that was begun asks first, and what is the shell's stays open.
 */
export async function leave(page: Page): Promise<boolean> {
  const isGone = await walkTo(page, '/no-such-page', 2_000).then(
    () => true,
    () => false,
  );
  return isGone && (await page.locator(overlays).filter({ visible: true }).count()) === 0;
}

/** Goes down the page window by window, and back up: what is below the window may come only then. */
export async function scrollThrough(page: Page): Promise<void> {
  const step = () =>
    page.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      return scrollY > before;
    });
  while (await step()) await settled(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** What a zoom of 400 % leaves of 1,280 px; no phone is narrower. */
const narrow = { width: 320, height: 800 };
/** Where the drawer is permanent with the least room beside it. */
const tight = { width: 768, height: 800 };

export interface InspectOptions {
  /** Only at the size that the page has now: what is open would close. */
  sameSize?: boolean;
  /** Without the other colours, and without the width of a tablet: what most pages have in common is found on those that get all. */
  quick?: boolean;
}

const isDark = (page: Page) => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);

/**
 * `npm test` judges a combination of colours where it meets it first, which is most of what axe does on a page;
 * `npm run test:all` judges each page's at each width.
 */
const judgesEachPage = !isGate;

/** Has the page drawn in the other colours. */
async function otherColors(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: (await isDark(page)) ? 'light' : 'dark' });
  await settled(page);
}

/** Pages that are looked at in one colour are so by their places: whichever session comes to one, it is the same. */
export const setColors = (page: Page, place: number): Promise<void> =>
  page.emulateMedia({ colorScheme: place % 2 === 0 ? 'light' : 'dark' });

/**
 * Everything that is wrong with what the page shows: by the whole of axe on a desktop, what depends on layout at 320 px (1,280 px at
 * a zoom of 400 %), and what depends on colours in light and dark at both; where something reaches past the side of the window, or words
 * are cut. It begins with the size and the colours that the page has, and leaves it with the last.
 */
export async function inspect(
  page: Page,
  { sameSize = false, quick = false }: InspectOptions = {},
): Promise<string[]> {
  const found: string[] = [];
  const note = (lines: string[], where = '') => {
    found.push(...lines.map((line) => `${page.viewportSize()?.width} px${where}: ${line}`));
  };
  const look = async (by: (page: Page) => Promise<string[]>) => {
    let lines = await by(page);
    // A list that just asks again is dimmed for a moment: what is wrong is so at rest.
    if (lines.length > 0) {
      await settled(page);
      lines = await by(page);
    }
    if (lines.length > 0) note(lines, (await isDark(page)) ? ' dark' : ' light');
  };
  /** In both colours: all that the rules find in those that are shown, and the colours of the others. */
  const lookBy = async (rules: Rules) => {
    await look((shown) => violations(shown, rules, { contrast: judgesEachPage }));
    if (!judgesEachPage) await look(violationsOfColor);
    if (quick) return;
    await otherColors(page);
    await look(violationsOfColor);
  };
  const lookSideways = async () => {
    let excess = await sideways(page);
    // As above: a page that was slow to be drawn may be wider for a moment.
    if (excess > 0) {
      await settled(page);
      excess = await sideways(page);
    }
    if (excess > 0) note([`the page scrolls sideways by ${excess} px`]);
  };
  if (sameSize) {
    await lookBy(everything);
    return found;
  }
  const looks = [
    { size: sizes.desktop, lookAt: () => lookBy(everything) },
    { size: narrow, lookAt: () => lookBy(ofLayout) },
    ...(quick ? [] : [{ size: tight, lookAt: async () => note(await brokenWords(page)) }]),
  ];
  // The next page begins where this one ends.
  const isDesktop = page.viewportSize()?.width === sizes.desktop.width;
  for (const { size, lookAt } of isDesktop ? looks : looks.toReversed()) {
    if (page.viewportSize()?.width !== size.width) {
      await page.setViewportSize(size);
      await settled(page);
    }
    await lookSideways();
    await lookAt();
  }
  return found;
}
