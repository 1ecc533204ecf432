import { setImmediate as nextRound } from 'node:timers/promises';

/** Work that takes long, in steps that do not: it yields after each. */
export type Steps<T> = Generator<void, T, void>;

/**
 * Does long work without holding up everybody else: whenever its steps have taken some milliseconds together, others are
 * let in.
 */
export async function inTimeSlices<T>(work: Steps<T>, sliceMs = 5): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began >= sliceMs) {
      await nextRound();
      began = performance.now();
    }
  }
}

/** Does something to each, in order. */
export function* eachOf<T, R>(items: Iterable<T>, work: (item: T) => R): Steps<R[]> {
  const results: R[] = [];
  for (const item of items) {
    results.push(work(item));
    yield;
  }
  return results;
}

/** Rows that are turned into one statement: some milliseconds of work, and other requests are served while it runs. */
const rowsPerStatement = 200;

/** Parts of so many items, in order, for statements that write sets of rows. */
export function* setsOf<T>(
  items: readonly T[],
  size = rowsPerStatement,
): Generator<readonly T[], void, void> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** Does all of it at once, for work that is known to be short. */
export function atOnce<T>(work: Steps<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
