import { connectLiveEvents, onLiveEvent } from './live-events';

/** What a browser has and jsdom lacks: the state machine of an EventSource, driven by the test. */
class BrowserEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: BrowserEventSource[] = [];
  readyState = 1;
  constructor(
    readonly url: string,
    readonly init: EventSourceInit,
  ) {
    super();
    BrowserEventSource.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
  push(topic: string, data: string) {
    this.dispatchEvent(new MessageEvent(topic, { data }));
  }
}

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });

function setVisibility(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  visibility = 'visible';
  jest.useFakeTimers();
  BrowserEventSource.opened = [];
  Object.defineProperty(globalThis, 'EventSource', { value: BrowserEventSource, configurable: true });
});
afterEach(() => jest.useRealTimers());

test('events reach the listeners with their section, until they stop', () => {
  const heard: unknown[] = [];
  const stop = onLiveEvent((event) => heard.push(event));
  const close = connectLiveEvents();
  const [source] = BrowserEventSource.opened;
  expect(source?.url).toMatch(/\/api\/v1\/shell\/events$/);
  expect(source?.init).toEqual({ withCredentials: true });
  source?.push('registry', '{}');
  source?.push('section-data', '{"section":"properties"}');
  source?.push('permissions', 'not JSON');
  stop();
  source?.push('registry', '{}');
  expect(heard).toEqual([
    { topic: 'registry' },
    { topic: 'section-data', section: 'properties' },
    { topic: 'permissions' },
  ]);
  close();
});

test('a connection that the browser gave up is opened again, not one that it is repairing', () => {
  const close = connectLiveEvents();
  const [source] = BrowserEventSource.opened;
  source?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(60_000);
  expect(BrowserEventSource.opened).toHaveLength(1);
  source?.close();
  source?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(2_000);
  expect(BrowserEventSource.opened).toHaveLength(2);
  close();
  jest.advanceTimersByTime(120_000);
  expect(BrowserEventSource.opened).toHaveLength(2);
});

test('a connection that stands again takes everything for changed; the first one does not', () => {
  const heard: unknown[] = [];
  const stop = onLiveEvent(({ topic }) => heard.push(topic));
  const close = connectLiveEvents();
  const [source] = BrowserEventSource.opened;
  source?.dispatchEvent(new Event('open'));
  expect(heard).toEqual([]);
  source?.dispatchEvent(new Event('error'));
  source?.dispatchEvent(new Event('open'));
  expect(heard).toEqual(['permissions', 'section-data', 'notification', 'community']);
  close();
  stop();
});

test('a tab that nobody sees lets go of its connection, and takes everything for changed when it is seen again', () => {
  const heard: unknown[] = [];
  const stop = onLiveEvent(({ topic }) => heard.push(topic));
  const close = connectLiveEvents();
  setVisibility('hidden');
  jest.advanceTimersByTime(20_000);
  setVisibility('visible');
  jest.advanceTimersByTime(60_000);
  expect(BrowserEventSource.opened.map(({ readyState }) => readyState)).toEqual([1]);
  expect(heard).toEqual([]);

  setVisibility('hidden');
  jest.advanceTimersByTime(31_000);
  expect(BrowserEventSource.opened.map(({ readyState }) => readyState)).toEqual([2]);
  setVisibility('visible');
  expect(BrowserEventSource.opened.map(({ readyState }) => readyState)).toEqual([2, 1]);
  expect(heard).toEqual([]);
  BrowserEventSource.opened[1]?.dispatchEvent(new Event('open'));
  expect(heard).toEqual(['permissions', 'section-data', 'notification', 'community']);

  close();
  setVisibility('hidden');
  setVisibility('visible');
  expect(BrowserEventSource.opened).toHaveLength(2);
  stop();
});
