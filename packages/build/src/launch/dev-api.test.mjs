import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDevApi } from './dev-api.mjs';
import { freePort } from './port.mjs';
import { watchSources } from './watch-sources.mjs';

const folder = mkdtempSync(join(tmpdir(), 'courtyard-dev-api-'));
const program = join(folder, 'api.mjs');
/** A server that says so; `/end` ends it. */
const serving = (says) => `import { createServer } from 'node:http';
  createServer(({ url }, answer) => (url === '/end' ? process.exit(3) : answer.end('${says}'))).listen(process.env.PORT, '127.0.0.1');`;

let api, origin, fault;
const reported = [];

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  api = createDevApi({
    build: async () => fault,
    command: [program],
    env: { PORT: String(port) },
    readyUrl: origin,
    report: (problems) => reported.push(problems),
  });
});
beforeEach(() => {
  fault = null;
  reported.length = 0;
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const said = async () => (await fetch(origin)).text();

async function restart(source) {
  writeFileSync(program, source);
  await api.restart();
}

test('it starts anew with what was saved', async () => {
  await restart(serving('one'));
  expect(await said()).toBe('one');
  await restart(serving('two'));
  expect(await said()).toBe('two');
  expect(reported).toEqual([[], []]);
});

test('what cannot be built is told, and the one before goes on', async () => {
  await restart(serving('before'));
  fault = 'Unexpected token';
  await restart('(((');
  expect(reported.at(-1)).toEqual(['Unexpected token']);
  expect(process.stderr.write).toHaveBeenLastCalledWith('Unexpected token\n');
  expect(await said()).toBe('before');
});

test('what does not start is told with its own words, and the next save starts it', async () => {
  await restart("console.error('The port is taken.'); process.exit(1);");
  expect(reported.at(-1)).toEqual(['The API does not start.\nThe port is taken.']);
  await restart(serving('again'));
  expect(await said()).toBe('again');
  expect(reported.at(-1)).toEqual([]);
});

test('one that ends by itself is told of', async () => {
  await restart(serving('for a while'));
  await fetch(`${origin}/end`).catch(() => undefined);
  for (let waited = 0; waited < 5_000 && reported.at(-1).length === 0; waited += 20) await wait(20);
  expect(reported.at(-1)).toEqual([expect.stringContaining('The API ended.')]);
});

test('saves that come together are one change, and those of tests are none', async () => {
  const seen = jest.fn();
  const end = watchSources([folder], seen);
  await wait(50);
  writeFileSync(join(folder, 'a.test.ts'), '1');
  await wait(200);
  expect(seen).not.toHaveBeenCalled();
  writeFileSync(join(folder, 'a.ts'), '1');
  writeFileSync(join(folder, 'b.ts'), '1');
  for (let waited = 0; waited < 5_000 && seen.mock.calls.length === 0; waited += 20) await wait(20);
  await wait(200);
  expect(seen).toHaveBeenCalledTimes(1);
  end();
});
