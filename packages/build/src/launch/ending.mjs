import { constants } from 'node:os';

/** Ctrl-C, a supervisor, and a terminal that is closed. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Ends this process with the `npm` that runs it. An npm that is told to end, or is killed, ends the shell between them
 * at most, and would leave this process behind.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  looking.unref();
}

/** Ends this process after a signal. On its own way out Node restores the terminal, and hangs where that was closed. */
export function endAfter(signal, code = 128 + constants.signals[signal]) {
  if (signal !== 'SIGHUP') process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
