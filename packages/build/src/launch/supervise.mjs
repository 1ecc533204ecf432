import { spawn } from 'node:child_process';
import { endAfter, stopSignals } from './ending.mjs';

const firstDelayMs = 1000;
const longestDelayMs = 60_000;
/** A server that ran for so long starts again with the first delay. */
const steadyMs = 5 * 60_000;

/** Set for a server that runs under a supervisor. */
const mark = 'COURTYARD_SUPERVISED';

/** Whether a command runs until it is told to stop, and not under a supervisor yet. */
export const needsSupervisor = ([command]) =>
  (command === 'serve' || command === 'demo') && process.env[mark] === undefined;

/**
 * Runs a server and starts it again when it crashes, with a growing delay. The server sends `ready` once it serves and `stopping`
 * when it was told to stop. One that ended before it was ever ready, or after it was told to stop, ends this process with its
 * exit code. A supervisor that is killed takes the server with it: the channel between them closes.
 * @param {string} program path of a module that Node runs
 * @param {string[]} args
 * @param {{ nodeOptions?: string[], delayMs?: number }} [options]
 */
export function supervise(program, args, { nodeOptions = [], delayMs: leastDelayMs = firstDelayMs } = {}) {
  let child = null;
  let received = null;
  let waiting = null;
  let wasReady = false;
  let delayMs = leastDelayMs;

  const end = (code, signal) => {
    if (signal !== null && stopSignals.includes(signal)) endAfter(signal);
    else process.exit(code ?? 1);
  };

  function onSignal(signal) {
    received = signal;
    if (waiting !== null) end(0, signal === 'SIGHUP' ? signal : null);
    // On Windows a program can only be killed, and Ctrl-C reaches it by itself.
    else if (process.platform !== 'win32') child.kill(signal);
  }

  function launch() {
    waiting = null;
    let isStopping = false;
    let readyAt = null;
    child = spawn(process.execPath, [...nodeOptions, program, ...args], {
      env: { ...process.env, [mark]: String(process.pid) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      if (message === 'ready') readyAt = performance.now();
      if (message === 'stopping') isStopping = true;
      wasReady ||= message === 'ready';
    });
    child.on('error', (error) => {
      console.error(`The server couldn't be started: ${error.message}`);
      if (child.pid === undefined) process.exit(1);
    });
    child.on('exit', (code, signal) => {
      const wasTold = isStopping || received !== null || code === 0 || stopSignals.includes(signal);
      if (wasTold || !wasReady) return end(code, signal);
      if (readyAt !== null && performance.now() - readyAt > steadyMs) delayMs = leastDelayMs;
      const why = signal === null ? `exit code ${code}` : signal;
      console.error(
        `${new Date().toISOString()} The server stopped unexpectedly (${why}). Restarting in ${delayMs / 1000} s.`,
      );
      waiting = setTimeout(launch, delayMs);
      delayMs = Math.min(2 * delayMs, longestDelayMs);
    });
  }

  for (const signal of stopSignals) process.on(signal, onSignal);
  launch();
}
