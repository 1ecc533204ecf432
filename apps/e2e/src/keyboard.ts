import type { Locator, Page } from 'playwright-core';

const maxStops = 120;

/** What is wrong with where the focus is now; null where a person sees it. */
function faultOfFocus(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing has the focus';
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.innerText.slice(0, 40)}`;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  const isDrawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !outlineColor.endsWith(', 0)');
  if (!focused.matches(':focus-visible') || !isDrawn) return `${name} does not show that it has the focus`;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const middle = [
    (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
    (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
  ] as const;
  const onTop = document.elementFromPoint(...middle);
  const isSeen = onTop !== null && (focused.contains(onTop) || onTop.contains(focused));
  if (!isSeen) return `${name} is out of sight or under ${onTop?.tagName.toLowerCase()} ${onTop?.className}`;
  const bar = document.querySelector('header');
  const barBottom =
    bar && getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().bottom : 0;
  return top < barBottom && bottom > barBottom ? `${name} reaches under the bar` : null;
}

/** Throws where the focus is lost, not shown, or hidden under something. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const fault = await page.evaluate(faultOfFocus);
  if (fault) throw new Error(`On ${page.url()}: ${fault}`);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Waits until something has the focus, and looks whether that is seen. */
export async function focusOn(target: Locator): Promise<void> {
  await target.waitFor();
  const page = target.page();
  const element = await target.elementHandle();
  await page.waitForFunction((wanted) => wanted === document.activeElement, element);
}

/** Walks by Tab (or, backwards, Shift+Tab) to a record; the focus has to be seen at every stop on the way. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const page = target.page();
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}.`);
}

/** Walks to a record and presses a key on it. */
export async function pressOn(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Walks to a field and types into it in place of what is there. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  const { keyboard } = target.page();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(text);
}
