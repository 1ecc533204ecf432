import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, ensureInstalled, root } from './workspace.mjs';

/** Installs, builds and runs Courtyard with its demo communities until it is told to stop. */
export async function start(args) {
  await ensureInstalled();
  await build();
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', join(root, 'apps/api/dist/cli.js'), 'demo', ...args],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  // A terminal sends Ctrl-C to the whole group; a supervisor signals only this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
