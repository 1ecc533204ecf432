import { ApiError } from '@courtyard/common';
import type { ChosenFile } from './chosen-files';
import type { Sending } from './send-in-parts';
import { sumsOf, UploadQueue } from './upload-queue';

const chosen = (name: string, bytes = 100): ChosenFile => ({
  file: new File(['x'.repeat(bytes)], name, { lastModified: 1 }),
  path: [],
});

/** A server that answers when it is told to. */
function slowServer() {
  const open = new Map<string, { sending: Sending; done(): void; fail(error: Error): void }>();
  const discarded: string[] = [];
  const queue = new UploadQueue({
    send: ({ file }, sending) =>
      new Promise((resolve, reject) => {
        const stop = () => reject(new ApiError({ status: 0, code: 'cancelled', message: '' }));
        sending.signal.addEventListener('abort', stop);
        open.set(file.name, { sending, done: () => resolve(), fail: reject });
      }),
    discard: async ({ file }) => void discarded.push(file.name),
  });
  const states = () => queue.read().map(({ file, state }) => `${file.name} ${state}`);
  const at = (name: string) => {
    const found = open.get(name);
    if (!found) throw new Error(`${name} is not being sent`);
    return found;
  };
  return { queue, states, at, discarded, isOpen: (name: string) => open.has(name) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('three files are sent at a time, the next one when one has arrived', async () => {
  const { queue, states, at } = slowServer();
  queue.add(['a', 'b', 'c', 'd'].map((name) => chosen(name)));
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
  at('b').done();
  await settled();
  expect(states()).toEqual(['a sending', 'b done', 'c sending', 'd sending']);
});

test('a file that is paused goes on when it is resumed, and its place is taken meanwhile', async () => {
  const { queue, states, at } = slowServer();
  queue.add(['a', 'b', 'c', 'd'].map((name) => chosen(name)));
  at('a').sending.onProgress(40);
  queue.pause([1]);
  await settled();
  expect(states()).toEqual(['a paused', 'b sending', 'c sending', 'd sending']);
  expect(queue.read()[0]?.sent).toBe(40);
  queue.resume([1]);
  expect(states()[0]).toBe('a waiting');
  at('c').done();
  await settled();
  expect(states()[0]).toBe('a sending');
});

test('paused and resumed at once, it is sent once', async () => {
  const { queue, states, at } = slowServer();
  queue.add([chosen('a')]);
  const before = at('a');
  queue.pause([1]);
  queue.resume([1]);
  await settled();
  expect(states()).toEqual(['a sending']);
  expect(at('a')).not.toBe(before);
  expect(before.sending.signal.aborted).toBe(true);
});

test('one that failed keeps no other from arriving, and is tried again', async () => {
  const { queue, states, at } = slowServer();
  queue.add([chosen('a'), chosen('b')]);
  at('a').fail(new ApiError({ status: 415, code: 'file-kind', message: 'No programs' }));
  at('b').done();
  await settled();
  expect(states()).toEqual(['a failed', 'b done']);
  expect(sumsOf(queue.read())).toMatchObject({ state: 'failed', failed: 1, done: 1, files: 2 });
  queue.resume();
  expect(states()).toEqual(['a sending', 'b done']);
});

test('one that is cancelled is discarded and gone', async () => {
  const { queue, states, discarded } = slowServer();
  queue.add([chosen('a'), chosen('b')]);
  queue.cancel([1]);
  await settled();
  expect([states(), discarded]).toEqual([['b sending'], ['a']]);
});

test('the same file chosen twice is sent once, and again when it has arrived', async () => {
  const { queue, states, at } = slowServer();
  const file = chosen('a');
  queue.add([file]);
  queue.add([file]);
  expect(states()).toEqual(['a sending']);
  at('a').done();
  await settled();
  queue.add([file]);
  expect(states()).toEqual(['a done', 'a sending']);
});

test('many progress reports are told a few times', async () => {
  jest.useFakeTimers();
  const { queue, at } = slowServer();
  queue.add([chosen('a', 1000)]);
  let told = 0;
  queue.subscribe(() => (told += 1));
  for (let sent = 0; sent < 1000; sent += 1) at('a').sending.onProgress(sent);
  jest.runAllTimers();
  jest.useRealTimers();
  expect(told).toBe(1);
  expect(sumsOf(queue.read()).sent).toBe(999);
});

test('a server that is not reached is tried again, at once when the browser is online again', async () => {
  const { queue, states, at } = slowServer();
  queue.add([chosen('a')]);
  const before = at('a');
  before.fail(new ApiError({ status: 0, code: 'network', message: '' }));
  await settled();
  expect(states()).toEqual(['a reconnecting']);
  globalThis.dispatchEvent(new Event('online'));
  await settled();
  expect(at('a')).not.toBe(before);
  at('a').sending.onProgress(10);
  expect(states()).toEqual(['a sending']);
  at('a').done();
  await settled();
  expect(states()).toEqual(['a done']);
});
