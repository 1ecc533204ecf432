import { loadContainer } from './container';

const entry = {
  url: 'http://demo.localhost:8080/assets/entry.js',
  integrity: 'sha384-x',
  container: 'test_container',
};
const asked: HTMLScriptElement[] = [];

/** jsdom loads no scripts: each gets the next of these ends, and what it would have set. */
function scriptsEnd(...ends: { type: 'load' | 'error' | 'never'; sets?: unknown }[]) {
  asked.length = 0;
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) throw new Error('only scripts are appended');
    asked.push(node);
    const end = ends.shift();
    if (!end || end.type === 'never') return;
    if ('sets' in end) Reflect.set(globalThis, entry.container, end.sets);
    setTimeout(() => node.dispatchEvent(new Event(end.type)));
  });
}

const container = () => ({ init: () => undefined, get: () => Promise.resolve(() => undefined) });
const answers = (status: number) => {
  const headers = { 'content-type': 'text/javascript' };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status, headers }));
};

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

test('an entry runs with its hash', async () => {
  const offered = container();
  scriptsEnd({ type: 'load', sets: offered });
  expect(await loadContainer(entry)).toBe(offered);
  expect(asked[0]).toMatchObject({ src: entry.url, integrity: 'sha384-x', crossOrigin: 'anonymous' });
});

test('a failure of the network is tried again under another address, at most three times', async () => {
  answers(503);
  scriptsEnd({ type: 'error' }, { type: 'error' }, { type: 'load', sets: container() });
  await loadContainer(entry);
  expect(asked.map(({ src }) => src.replace(entry.url, ''))).toEqual(['', '?retry=1', '?retry=2']);

  scriptsEnd({ type: 'error' }, { type: 'error' }, { type: 'error' });
  await expect(loadContainer(entry)).rejects.toMatchObject({ failure: 'network', url: entry.url });
  expect(asked).toHaveLength(3);
});

test('what stays wrong is not tried again', async () => {
  answers(404);
  scriptsEnd({ type: 'error' }, { type: 'load', sets: container() });
  await expect(loadContainer(entry)).rejects.toMatchObject({ failure: 'http-404' });
  expect(asked).toHaveLength(1);
});

test('an entry that throws does not pass for the container before it', async () => {
  scriptsEnd({ type: 'load', sets: container() });
  await loadContainer(entry);
  scriptsEnd({ type: 'load' });
  await expect(loadContainer(entry, 1)).rejects.toMatchObject({ failure: 'evaluation' });
  expect(asked[0]?.src).toBe(`${entry.url}?retry=3`);
});

test('an entry that hangs counts as lost after ten seconds', async () => {
  jest.useFakeTimers();
  try {
    scriptsEnd({ type: 'never' }, { type: 'never' }, { type: 'never' });
    const loading = loadContainer(entry).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(25_000);
    expect(await loading).toMatchObject({ failure: 'timeout' });
    expect(asked).toHaveLength(3);
  } finally {
    jest.useRealTimers();
  }
});
