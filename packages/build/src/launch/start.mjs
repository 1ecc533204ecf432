import { join } from 'node:path';
import { endWithNpm } from './ending.mjs';
import { supervise } from './supervise.mjs';
import { build, ensureInstalled, root } from './workspace.mjs';

/** Installs, builds and runs Courtyard with its demo communities until it is told to stop. */
export async function start(args) {
  endWithNpm();
  await ensureInstalled();
  await build();
  const cli = join(root, 'apps/api/dist/cli.js');
  supervise(cli, ['demo', ...args], { nodeOptions: ['--enable-source-maps'] });
}
