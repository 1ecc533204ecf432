/**
 * The script that stands in every page, by the build. It takes nothing from the application but the names of its
 * storage: it puts on the document how this browser remembers that it should look, before anything is drawn, and starts
 * the application once something is.
 */
function look(): void {
  const stored: unknown = JSON.parse(localStorage.getItem('theme-config') ?? '{}');
  const chosen = (name: string): unknown =>
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
  const { dataset } = document.documentElement;
  const mode = chosen('colorMode');
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset['theme'] = isDark ? 'dark' : 'light';
  // Beside an open menu a table of this width would lose columns.
  const lacksRoom = matchMedia('(width < 64rem)').matches && !matchMedia('(width < 48rem)').matches;
  if (chosen('miniDrawer') === true || lacksRoom) dataset['drawer'] = 'mini';
}

/** Runs what the page has fetched for its start, in order. */
function start(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-start]')) {
    const script = document.createElement('script');
    script.src = link.href;
    for (const name of ['integrity', 'crossorigin']) script.setAttribute(name, link.getAttribute(name) ?? '');
    script.async = false;
    script.addEventListener('error', sayNotStarted);
    document.head.append(script);
  }
}

function sayNotStarted(): void {
  document.getElementById('root')?.remove();
  document.getElementById('not-started')?.removeAttribute('hidden');
}

/** A tab that draws nothing starts after this. */
const longestWaitMs = 1000;

/** Tells when something stands on the screen: by the browser's own word, or after the next frame where it gives none. */
function drawn(tell: () => void): void {
  const isTold = typeof PerformanceObserver !== 'undefined';
  if (isTold && PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(tell).observe({ type: 'paint', buffered: true });
  else requestAnimationFrame(() => setTimeout(tell));
}

/** A tab in the background draws nothing, and starts all the same. */
function onceDrawn(): void {
  const started = { yet: false };
  const once = () => {
    if (!started.yet) start();
    started.yet = true;
  };
  drawn(once);
  setTimeout(once, longestWaitMs);
}

/**
 * A form that nobody hears yet is not sent by the browser, which would lose what was typed. It is marked, and its page
 * sends it once it runs. What a running page hears it does not leave to the browser, and never comes here.
 */
function keepSent(event: Event): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset['sent'] = '';
}

document.addEventListener('submit', keepSent);
try {
  look();
} catch {
  // A browser that forbids storage, or holds something else there: the application starts with its defaults.
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onceDrawn);
else onceDrawn();
