import { Writable } from 'node:stream';
import type { EventSubscriber, PublishedEvent } from '../../core/services';
import { Streams } from './streams';

/** A page whose network takes what it is given, or nothing. */
class Page extends Writable {
  taken = '';

  constructor(private readonly isReading: boolean) {
    super({ highWaterMark: 16 });
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.taken += chunk.toString();
    if (this.isReading) done();
  }
}

const person = { tenantId: 't', memberId: 'm', sessionId: 's', address: '192.0.2.1' };
let subscriber: EventSubscriber | undefined;
const events = {
  publish: async () => {},
  subscribe: (given: EventSubscriber) => {
    subscriber = given;
    return () => {};
  },
};
const translate = (event: Partial<PublishedEvent> = {}) =>
  subscriber?.event({ tenantId: 't', topic: 'section-data', ...event });
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

function opened(times = { heartbeatMs: 60_000, maximumAgeMs: 60_000 }) {
  const streams = new Streams(events, times);
  const [reading, stuck] = [new Page(true), new Page(false)];
  for (const page of [reading, stuck]) streams.add(person, page);
  return { streams, reading, stuck };
}

afterEach(() => subscriber?.stop?.());

test('a page that does not read is let go, and holds up nobody', async () => {
  const { streams, reading, stuck } = opened();
  for (let number = 0; number < 2000; number += 1) translate({ section: `section-${number}` });
  await settle();
  expect(stuck.destroyed).toBe(true);
  expect(streams.count).toBe(1);
  expect(reading.taken).toContain('section-1999');
});

test('a page that goes away is forgotten', async () => {
  const { streams, reading } = opened();
  reading.destroy();
  await settle();
  expect(streams.count).toBe(1);
});

test('quiet streams say that they live, and end when they are old', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { streams, reading } = opened({ heartbeatMs: 10, maximumAgeMs: 40 });
  await jest.advanceTimersByTimeAsync(90);
  jest.useRealTimers();
  await settle();
  expect(reading.taken).toContain(': still here\n\n');
  expect(reading.writableEnded).toBe(true);
  expect(streams.count).toBe(0);
});

test('a stream ends with what its person may do, and others go on', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { streams } = opened({ heartbeatMs: 10, maximumAgeMs: 60_000 });
  const seated = new Page(true);
  streams.add(person, seated, 25);
  await jest.advanceTimersByTimeAsync(20);
  expect(streams.count).toBe(3);
  await jest.advanceTimersByTimeAsync(20);
  jest.useRealTimers();
  await settle();
  expect(seated.writableEnded).toBe(true);
  expect(streams.count).toBe(2);
});

test('a session, and an address, may have so many open; one that closes makes room', async () => {
  const places = { perSession: 2, perAddress: 3 };
  const streams = new Streams(events, { heartbeatMs: 60_000, maximumAgeMs: 60_000 }, places);
  const open = (sessionId: string, address: string) => {
    const owner = { ...person, sessionId, address };
    streams.requirePlace(owner);
    const page = new Page(true);
    streams.add(owner, page);
    return page;
  };
  const full = expect.objectContaining({ status: 429 });
  open('one', 'here');
  const second = open('one', 'here');
  expect(() => open('one', 'elsewhere')).toThrow(full);
  open('two', 'here');
  expect(() => open('three', 'here')).toThrow(full);
  open('three', 'elsewhere');
  second.destroy();
  await settle();
  open('one', 'here');
  // What a stop ends is no longer counted either.
  subscriber?.stop?.();
  expect(() => streams.requirePlace({ ...person, sessionId: 'one', address: 'here' })).not.toThrow();
});

test('a stop ends all of them', () => {
  const { streams, reading } = opened();
  subscriber?.stop?.();
  expect([streams.count, reading.writableEnded]).toEqual([0, true]);
});

test('a page that is gone already, or comes during a stop, is not kept', () => {
  const { streams } = opened();
  const gone = new Page(true);
  gone.destroy();
  streams.add(person, gone);
  expect(streams.count).toBe(2);
  subscriber?.stop?.();
  const late = new Page(true);
  streams.add(person, late);
  expect([streams.count, late.writableEnded]).toEqual([0, true]);
});
