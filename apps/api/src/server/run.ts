import type { Running } from './start';
import { StartError } from './start-error';

/** Ctrl-C, a supervisor, and a terminal that is closed. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// A terminal signals each of its programs, and npm and others pass on what they got: what comes at once is one wish.
const defaultOneWishMs = 500;

export type StopSignal = (typeof stopSignals)[number];

/** Calls `onFirst` at the first signal; the next one, of somebody who will not wait, ends the process at once. */
function onSignals(onFirst: (signal: StopSignal) => void, oneWishMs: number): void {
  let firstAt: number | null = null;
  const onSignal = (signal: StopSignal) => {
    if (firstAt === null) {
      firstAt = performance.now();
      onFirst(signal);
    } else if (performance.now() - firstAt > oneWishMs) process.exit(1);
  };
  for (const signal of stopSignals) process.on(signal, () => onSignal(signal));
  // A supervisor that was killed leaves nobody who could stop this process.
  process.on('disconnect', () => onSignal('SIGTERM'));
  // Nobody reads any more what is said after a terminal was closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** What the supervisor of this process restarts it by (packages/build/src/launch/supervise.mjs); without one it is told to nobody. */
function notifySupervisor(state: 'ready' | 'stopping'): void {
  if (process.connected) process.send?.(state, undefined, undefined, () => {});
}

/**
 * Starts, and stops in order on SIGINT, SIGTERM or SIGHUP; a second signal, after `oneWishMs`, ends the process at once.
 * A `StartError` is told in its one sentence, with exit code 1.
 */
export async function runUntilSignal<T extends Pick<Running, 'stop'>>(
  start: () => Promise<T>,
  onReady: (running: T) => void = () => {},
  oneWishMs = defaultOneWishMs,
): Promise<void> {
  let running: T | null = null;
  let received: StopSignal | null = null;
  onSignals((signal) => {
    received = signal;
    notifySupervisor('stopping');
    if (running) void stop(running, signal);
  }, oneWishMs);
  try {
    running = await start();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  if (received !== null) return stop(running, received);
  notifySupervisor('ready');
  onReady(running);
}

async function stop(running: Pick<Running, 'stop'>, signal: StopSignal): Promise<void> {
  await running.stop();
  endAfter(signal, 0);
}

/**
 * Ends this process after a signal. On its own way out Node restores the terminal, and hangs where that was closed; what
 * others do on exit is done all the same.
 */
export function endAfter(signal: StopSignal, code: number): void {
  if (signal !== 'SIGHUP') process.exit(code);
  process.emit('exit', code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
