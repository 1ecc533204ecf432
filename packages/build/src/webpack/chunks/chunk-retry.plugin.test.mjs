import { runInNewContext } from 'node:vm';
import { ChunkRetryPlugin } from './chunk-retry.plugin.mjs';
import { compile } from '../compile.fixture.mjs';

let main;

beforeAll(async () => {
  const files = {
    'src/main.js': "import('./page').catch(({ type }) => globalThis.report(type));",
    'src/page.js': "export const page = 'page';",
  };
  const { output } = await compile({ files, plugins: [new ChunkRetryPlugin()] });
  main = Object.entries(output).find(([name]) => name.startsWith('main.'))[1];
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs the build in a page whose scripts end as told (`never` where nothing is); gives what it asked for and what became of it. */
function open(ends, address = 'http://x/main.js') {
  const asked = [];
  const outcome = jest.fn();
  const document = {
    currentScript: { tagName: 'SCRIPT', src: address },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined }),
    head: {
      appendChild(script) {
        const end = ends[asked.length];
        asked.push(script.src);
        if (end === 'error') setTimeout(() => script.onerror({ type: 'error', target: script }));
      },
    },
  };
  const page = { document, setTimeout, clearTimeout, location: { href: address }, report: outcome };
  runInNewContext(main, Object.assign(page, { self: page, window: page }));
  return { asked, outcome };
}

const pageOf = (address) => address.replace(/^.*\.js/, '');

test('a chunk is asked for three times, each time under another address', async () => {
  const { asked, outcome } = open(['error', 'error', 'error']);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked.map(pageOf)).toEqual(['', '?retry=1', '?retry=2']);
  expect(outcome).toHaveBeenCalledWith('error');
});

test('an entry that is a further try itself asks anew', () => {
  expect(open([], 'http://x/main.js?retry=2').asked.map(pageOf)).toEqual(['?retry=6']);
});

test.each([[['never']], [['error', 'never']]])(
  'tries that end by %j count as lost when the time of the first is over',
  async (ends) => {
    const { asked, outcome } = open(ends);
    // webpack's own limit, which this compilation leaves at two minutes.
    await jest.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith('timeout');
    await jest.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveLength(ends.length);
    expect(outcome).toHaveBeenCalledTimes(1);
  },
);
