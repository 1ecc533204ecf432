import { createRequire } from 'node:module';
import { emptyPage, followListeners, followTimers, watchGlobals } from './empty-page.cjs';

const ofEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { JSDOM } = ofEnvironment('jsdom');
const url = 'http://demo.localhost:8080/';

let dom;
beforeEach(() => {
  dom = new JSDOM('<!DOCTYPE html>', { url });
});
afterEach(() => dom.window.close());

test('a page is empty again, and at its first address', () => {
  const { window } = dom;
  const { document } = window;
  document.documentElement.className = 'dark';
  document.documentElement.lang = 'es';
  document.head.append(document.createElement('style'));
  document.body.append('something');
  document.cookie = 'session=1; path=/';
  window.localStorage.setItem('theme', 'dark');
  window.sessionStorage.setItem('draft', '1');
  window.history.pushState(null, '', '/people');
  emptyPage(dom, url);
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect([document.cookie, window.localStorage.length, window.sessionStorage.length]).toEqual(['', 0, 0]);
  expect(window.location.href).toBe(url);
});

test('what was added to the window is gone, and what was replaced is as before', () => {
  const { window } = dom;
  const { confirm } = window;
  const putBack = watchGlobals(window);
  window.confirm = () => true;
  window.EventSource = function EventSource() {};
  Object.defineProperty(window.navigator, 'clipboard', { value: {}, configurable: true });
  Object.defineProperty(window.document, 'visibilityState', { value: 'hidden', configurable: true });
  putBack();
  expect(window.confirm).toBe(confirm);
  expect('EventSource' in window || 'clipboard' in window.navigator).toBe(false);
  expect(Object.keys(Object.getOwnPropertyDescriptors(window.document))).not.toContain('visibilityState');
});

test('nobody is told of what happens after the file that listened', () => {
  const { window } = dom;
  const end = followListeners(window);
  const told = [];
  window.addEventListener('online', () => told.push('online'));
  window.dispatchEvent(new window.Event('online'));
  end();
  window.dispatchEvent(new window.Event('online'));
  expect(told).toEqual(['online']);
});

test('who listened no more is not removed again: Jest counts who listens to errors', () => {
  const { window } = dom;
  let count = 0;
  const { addEventListener, removeEventListener } = window;
  window.addEventListener = (...given) => {
    count += 1;
    return addEventListener.apply(window, given);
  };
  window.removeEventListener = (...given) => {
    count -= 1;
    return removeEventListener.apply(window, given);
  };
  const end = followListeners(window);
  const [first, second] = [() => undefined, () => undefined];
  window.addEventListener('error', first);
  window.addEventListener('error', second, { capture: true });
  window.removeEventListener('error', first);
  end();
  end();
  expect(count).toBe(0);
});

test('what waits for long does so no more, and what a library does in a moment is done', async () => {
  const { window } = dom;
  const end = followTimers(window);
  const rung = [];
  const ring = (name) => () => rung.push(name);
  window.setTimeout(ring('moment'));
  window.setTimeout(ring('late'), 150);
  window.setInterval(ring('always'), 10);
  end();
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(rung).toEqual(['moment']);
});
