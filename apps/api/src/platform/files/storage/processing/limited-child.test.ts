import { Readable } from 'node:stream';
import { type ChildLimits, runLimited, defaultLimits } from './limited-child';

const mebibyte = 1024 * 1024;
const run = (code: string, limits: Partial<ChildLimits> = {}, input = 'abc') =>
  runLimited(['-e', code], Readable.from([Buffer.from(input)]), { ...defaultLimits, ...limits });

test('a child answers to what it is sent, and knows nothing of who started it', async () => {
  process.env.COURTYARD_SECRET_OF_TEST = 'x';
  const code = `process.stdin.on('data', (chunk) => process.stdout.write(JSON.stringify([String(chunk), process.env.COURTYARD_SECRET_OF_TEST ?? null])))`;
  const end = await run(code);
  delete process.env.COURTYARD_SECRET_OF_TEST;
  expect(end).toEqual({ kind: 'done', output: Buffer.from('["abc",null]') });
});

test('it refuses, crashes, or ends before it has read everything', async () => {
  expect(await run('process.exit(3)', {}, 'x'.repeat(3 * mebibyte))).toEqual({ kind: 'refused' });
  expect(await run('process.exit(1)')).toEqual({ kind: 'broken', reason: 'crash' });
  expect(await run('process.kill(process.pid, 9)')).toEqual({ kind: 'broken', reason: 'crash' });
});

test.each([
  ['endless', 'for (;;);', { timeMs: 400 }, 'time'],
  [
    'talks endlessly',
    `for (;;) require('fs').writeSync(1, 'x'.repeat(65536))`,
    { outputBytes: mebibyte },
    'output',
  ],
  ['fills its heap', 'const all = []; for (;;) all.push(new Array(1000).fill({}))', {}, 'crash'],
  ['fills buffers', 'const all = []; for (;;) all.push(Buffer.alloc(20_000_000, 1))', {}, /crash|memory/],
] as const)('one that %s is ended', async (_, code, limits, reason) => {
  expect(await run(code, limits)).toEqual({ kind: 'broken', reason: expect.stringMatching(reason) });
});

test('what it started ends with it', async () => {
  const code = `const child = require('child_process').spawn(process.execPath, ['-e', 'for (;;);']);
    require('fs').writeSync(1, String(child.pid)); process.stdin.on('end', () => process.exit(0)).resume()`;
  const end = await run(code);
  const pid = Number(end.kind === 'done' ? end.output : Number.NaN);
  expect(pid).toBeGreaterThan(0);
  const isThere = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  for (let turn = 0; turn < 50 && isThere(); turn += 1) await new Promise((done) => setTimeout(done, 100));
  expect(isThere()).toBe(false);
});

test('input that cannot be read is an error of who sent it', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('no such bytes')) });
  await expect(runLimited(['-e', 'process.stdin.resume()'], broken)).rejects.toThrow('no such bytes');
});
