import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const keptOutput = 4000;

/** @typedef {{ child: import('node:child_process').ChildProcess, said: string, ended: Promise<unknown> }} Process */

/**
 * A server under development: built, started, and started anew when its sources change.
 * @param {object} options
 * @param {() => Promise<string | null>} options.build builds it; gives what is wrong, or null
 * @param {string[]} options.command what node runs
 * @param {Record<string, string>} options.env
 * @param {string} options.readyUrl answers 200 once it serves
 * @param {(problems: string[]) => void} options.report told what is wrong, and nothing once all is right
 */
export function createDevApi({ build, command, env, readyUrl, report }) {
  /**
   * `running`: the process, with the end of what it said on its error stream; `restarting`: the start that is under way.
   * @type {{ running: Process | null, restarting: Promise<void> | null, isWanted: boolean, isOver: boolean }}
   */
  const now = { running: null, restarting: null, isWanted: false, isOver: false };

  function launch() {
    const child = spawn(process.execPath, command, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      // A group of its own: Ctrl-C reaches it by way of this process only.
      detached: process.platform !== 'win32',
    });
    const one = { child, said: '', ended: new Promise((done) => child.once('close', done)) };
    child.stderr.on('data', (chunk) => {
      process.stderr.write(chunk);
      one.said = (one.said + chunk).slice(-keptOutput);
    });
    child.once('close', () => {
      if (now.running === one) now.running = null;
      // One that is ended by us, or never came up, is told of elsewhere.
      if (now.isOver || now.restarting !== null) return;
      report([`The API ended. The next save starts it again.\n${one.said.trim()}`]);
    });
    return one;
  }

  async function comesUp(one) {
    while (now.running === one) {
      const answer = await fetch(readyUrl).catch(() => null);
      if (answer?.ok) return true;
      await wait(50);
    }
    return false;
  }

  async function end(signal = 'SIGTERM') {
    if (now.running === null) return;
    const { child, ended } = now.running;
    child.kill(signal);
    await ended;
  }

  async function restartOnce() {
    const fault = await build();
    if (fault !== null) {
      // As what the API itself says: where no page is open, nobody sees what is over one.
      process.stderr.write(`${fault}\n`);
      return report([fault]);
    }
    await end();
    if (now.isOver) return;
    const one = launch();
    now.running = one;
    if (await comesUp(one)) report([]);
    else if (!now.isOver) report([`The API does not start.\n${one.said.trim()}`]);
  }

  async function restartWhileWanted() {
    while (now.isWanted && !now.isOver) {
      now.isWanted = false;
      await restartOnce();
    }
    now.restarting = null;
  }

  return {
    /** Builds it and starts it anew; once more where that is asked for meanwhile. Resolves when it serves, or cannot. */
    restart() {
      now.isWanted = true;
      now.restarting ??= restartWhileWanted();
      return now.restarting;
    },
    /** Resolves when no start is under way. */
    ready: async () => void (await now.restarting),
    async stop(signal) {
      now.isOver = true;
      await end(signal);
    },
  };
}
