/** What opened each panel and modal. */
const openers = new WeakMap<Element, Element>();

/**
 * What was last focused or pressed. Safari focuses no button that is pressed, but at most what is around it; and an item
 * that closes its panel is gone before the dialog opens.
 */
let lastUsed: Element | null = null;

if (typeof document !== 'undefined') {
  const note = ({ type, target }: Event) => {
    if (type === 'focusin' && target instanceof Element && target.contains(lastUsed)) return;
    lastUsed = target instanceof Element ? target.closest('button, a[href], input, [tabindex]') : null;
  };
  document.addEventListener('focusin', note, { capture: true });
  document.addEventListener('pointerdown', note, { capture: true });
}

const inUse = () => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return lastUsed;
  return focused.contains(lastUsed) ? lastUsed : focused;
};

/** Focus goes back to `opener` where the panel is gone. */
export function openedBy(panel: Element, opener: Element | null | undefined): void {
  if (opener) openers.set(panel, opener);
}

/**
 * Remembers what has the focus before a modal opens. Gives what returns it: to the same element, or, where that went
 * with what was done, to the nearest part around it that is still there, to what opened that part, and last to the page.
 */
export function rememberFocus(modal: HTMLElement): () => void {
  const before = inUse();
  const places = before ? [...placesFrom(before, new Set())] : [];
  openedBy(modal, before);
  const give = () => focusFirst(places, before);
  return () => {
    // The dialog around it closed with it, and has given the focus back already.
    if (before?.closest('dialog:not([open])') && !modal.contains(document.activeElement)) return;
    closeWithin(modal);
    give();
    keepFocus(give);
  };
}

/** The element, what can have the focus around it, and the same of what opened the panels that it is in. */
function* placesFrom(start: Element, seen: Set<Element>): Generator<HTMLElement> {
  if (start instanceof HTMLElement && !seen.has(start)) yield start;
  seen.add(start);
  for (let around = start.parentElement; around; around = around.parentElement) {
    if (seen.has(around)) continue;
    seen.add(around);
    if (around.getAttribute('tabindex') === '-1') yield around;
    const opener = openers.get(around);
    if (opener) yield* placesFrom(opener, seen);
  }
}

function focusFirst(places: readonly HTMLElement[], before: Element | null): void {
  const main = document.querySelector('main');
  for (const place of main ? [...places, main] : places) {
    if (!place.isConnected) continue;
    place.focus({ preventScroll: place !== before });
    if (document.activeElement === place) return;
  }
}

/** A modal inside of it that is still open would keep the focus from going back. */
function closeWithin(modal: HTMLElement): void {
  for (const dialog of [...modal.querySelectorAll<HTMLDialogElement>('dialog[open]'), modal]) {
    if (dialog instanceof HTMLDialogElement && dialog.close) dialog.close();
    else dialog.removeAttribute('open');
  }
}

/** What is loaded again after an action has arrived by then. */
const longestReloadMs = 10_000;

let stopKeeping: (() => void) | undefined;

/** Gives the focus again where its element goes after all: the row that was deleted, the bar of a selection that has ended. Ends when the person goes on. */
function keepFocus(give: () => void): void {
  stopKeeping?.();
  const look = () => {
    if (document.activeElement === document.body) give();
  };
  const observer = new MutationObserver(() => requestAnimationFrame(look));
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  requestAnimationFrame(look);
  const events = ['keydown', 'pointerdown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of events) document.removeEventListener(name, stop, { capture: true });
  };
  for (const name of events) document.addEventListener(name, stop, { capture: true });
  const timer = setTimeout(stop, longestReloadMs);
  stopKeeping = stop;
}
