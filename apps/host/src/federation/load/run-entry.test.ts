import { runEntry } from './run-entry';

const entry = {
  url: 'http://demo.localhost:8080/assets/entry.js',
  integrity: 'sha384-x',
  container: 'test_container',
};
const asked: HTMLScriptElement[] = [];

/** jsdom loads no scripts: each gets the next of these ends, and what it would have set. */
function scriptsEnd(...ends: { type: 'load' | 'error' | 'throw' | 'never'; sets?: unknown }[]) {
  asked.length = 0;
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) throw new Error('only scripts are appended');
    asked.push(node);
    const end = ends.shift();
    if (!end || end.type === 'never') return node;
    if ('sets' in end) Reflect.set(globalThis, entry.container, end.sets);
    setTimeout(() => {
      // A browser tells the page of the fault first, and then that the script was loaded.
      if (end.type === 'throw') globalThis.dispatchEvent(new ErrorEvent('error', { filename: node.src }));
      node.dispatchEvent(new Event(end.type === 'error' ? 'error' : 'load'));
    });
    return node;
  });
}

const container = () => ({ init: () => undefined, get: () => Promise.resolve(() => undefined) });
const answers = (status: number) => {
  const headers = { 'content-type': 'text/javascript' };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status, headers }));
};

beforeEach(() => {
  Reflect.deleteProperty(globalThis, entry.container);
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

test('an entry runs with its hash', async () => {
  const offered = container();
  scriptsEnd({ type: 'load', sets: offered });
  expect(await runEntry(entry)).toBe(offered);
  const wanted = { src: entry.url, integrity: 'sha384-x', crossorigin: 'anonymous' };
  for (const [name, value] of Object.entries(wanted)) expect(asked[0]?.getAttribute(name)).toBe(value);
});

test('a failure of the network is tried again under another address, at most three times', async () => {
  answers(503);
  scriptsEnd({ type: 'error' }, { type: 'error' }, { type: 'load', sets: container() });
  await runEntry(entry);
  expect(asked.map(({ src }) => src.replace(entry.url, ''))).toEqual(['', '?retry=1', '?retry=2']);

  scriptsEnd({ type: 'error' }, { type: 'error' }, { type: 'error' });
  await expect(runEntry(entry)).rejects.toMatchObject({ failure: 'network', url: entry.url });
  expect(asked).toHaveLength(3);
});

test('what stays wrong is not tried again', async () => {
  answers(404);
  scriptsEnd({ type: 'error' }, { type: 'load', sets: container() });
  await expect(runEntry(entry)).rejects.toMatchObject({ failure: 'http-404' });
  expect(asked).toHaveLength(1);
});

test.each(['throw', 'load'] as const)(
  'an entry that ends by %s and sets nothing is at fault itself',
  async (type) => {
    scriptsEnd({ type });
    await expect(runEntry(entry, 1)).rejects.toMatchObject({ failure: 'evaluation' });
    expect(asked.map(({ src }) => src)).toEqual([`${entry.url}?retry=3`]);
  },
);

test.each([
  ['the first try', [{ type: 'never' }]],
  ['a further try', [{ type: 'error' }, { type: 'never' }]],
] as const)(
  'where %s hangs, the entry counts as lost ten seconds after the first began',
  async (_which, ends) => {
    answers(503);
    jest.useFakeTimers();
    try {
      scriptsEnd(...ends);
      const seen = jest.fn();
      const loading = runEntry(entry).catch(seen);
      await jest.advanceTimersByTimeAsync(9_999);
      expect(asked).toHaveLength(ends.length);
      expect(seen).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      await loading;
      expect(seen).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }));
      await jest.advanceTimersByTimeAsync(30_000);
      expect(asked).toHaveLength(ends.length);
    } finally {
      jest.useRealTimers();
    }
  },
);
