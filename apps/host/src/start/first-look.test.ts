import { setWindowWidth } from '../testing/window-width';

const page = document.documentElement;

async function run(): Promise<void> {
  jest.resetModules();
  await import('./first-look');
}

beforeEach(() => {
  jest.useFakeTimers();
  setWindowWidth(1440);
  localStorage.clear();
  page.removeAttribute('data-theme');
  page.removeAttribute('data-drawer');
  document.head.innerHTML =
    '<link rel="preload" data-start href="/assets/host/a.js" integrity="sha384-a" crossorigin="anonymous">' +
    '<link rel="preload" data-start href="/assets/host/b.js" integrity="sha384-b" crossorigin="anonymous">' +
    '<link rel="preload" href="/assets/host/later.js">';
  document.body.innerHTML = '<div id="root"></div><p id="not-started" hidden>Not started</p>';
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

const started = () => [...document.head.querySelectorAll('script')];

test.each([
  ['{"colorMode":"dark","miniDrawer":true}', 'dark', 'mini'],
  ['{"colorMode":"light","miniDrawer":false}', 'light', undefined],
  ['{}', 'light', undefined],
  ['null', 'light', undefined],
])('the page looks as the browser remembers: %s', async (stored, theme, drawer) => {
  localStorage.setItem('theme-config', stored);
  await run();
  expect([page.dataset['theme'], page.dataset['drawer']]).toEqual([theme, drawer]);
});

test.each([
  [767, undefined],
  [768, 'mini'],
  [1023, 'mini'],
  [1024, undefined],
])('at %i px the menu of a browser that remembers nothing is %s', async (width, drawer) => {
  setWindowWidth(width);
  await run();
  expect(page.dataset['drawer']).toBe(drawer);
});

test('something else in the storage does not stop the start', async () => {
  localStorage.setItem('theme-config', '{"colorMode"');
  await run();
  jest.advanceTimersByTime(1000);
  expect(started()).toHaveLength(2);
});

test('what the page fetched for its start runs in order, as fetched, and once', async () => {
  await run();
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1000);
  const attributes = started().map((script) =>
    ['src', 'integrity', 'crossorigin'].map((name) =>
      script.getAttribute(name)?.replace(/^http:..[^/]+/, ''),
    ),
  );
  expect(attributes).toEqual([
    ['/assets/host/a.js', 'sha384-a', 'anonymous'],
    ['/assets/host/b.js', 'sha384-b', 'anonymous'],
  ]);
  expect(started().some((script) => script.async)).toBe(false);
});

test('a browser that tells when it has drawn is believed, and not asked twice', async () => {
  const told: (() => void)[] = [];
  class Painting {
    static readonly supportedEntryTypes = ['paint'];
    constructor(tell: () => void) {
      told.push(tell);
    }
    observe() {}
  }
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: Painting, configurable: true });
  await run();
  jest.advanceTimersByTime(500);
  expect(started()).toEqual([]);
  told[0]?.();
  expect(started()).toHaveLength(2);
  jest.advanceTimersByTime(1000);
  expect(started()).toHaveLength(2);
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

test('a start that does not come is said, in place of a page that does nothing', async () => {
  await run();
  jest.advanceTimersByTime(1000);
  started()[0]?.dispatchEvent(new Event('error'));
  expect(document.getElementById('root')).toBeNull();
  expect(document.getElementById('not-started')).toBeVisible();
});

test('a form that is sent before anybody hears it is kept and marked; one that is heard is left alone', async () => {
  await run();
  document.body.innerHTML = '<form><button>Send</button></form><div><form><button>Send</button></form></div>';
  document.querySelector('div')?.addEventListener('submit', (event) => event.preventDefault());
  const [kept, heard] = document.querySelectorAll('form');
  const sends = (form?: HTMLFormElement) =>
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect([sends(kept), sends(heard)]).toEqual([false, false]);
  expect([kept?.dataset['sent'], heard?.dataset['sent']]).toEqual(['', undefined]);
});
