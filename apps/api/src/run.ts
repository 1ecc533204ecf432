import { type Running, StartError } from './start';

/**
 * Starts, and stops in order on SIGINT or SIGTERM; a second signal ends the process at once. A `StartError` is told
 * in its one sentence, with exit code 1.
 */
export async function runUntilSignal(
  start: () => Promise<Running>,
  onReady: (running: Running) => void = () => {},
): Promise<void> {
  let running: Running | null = null;
  let signals = 0;
  const onSignal = () => {
    if (++signals > 1) process.exit(1);
    if (running) void stop(running);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  try {
    running = await start();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  if (signals > 0) return stop(running);
  onReady(running);
}

async function stop(running: Running): Promise<void> {
  await running.stop();
  process.exit(0);
}
