import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithNpm } from './ending.mjs';
import { build, ensureInstalled, root } from './workspace.mjs';

/** Installs, builds and runs Courtyard with its demo communities until it is told to stop. */
export async function start(args) {
  endWithNpm();
  await ensureInstalled();
  await build();
  process.setSourceMapsEnabled(true);
  const cli = join(root, 'apps/api/dist/cli.js');
  // In this process: one between a terminal and the product could be killed alone and leave the product behind.
  process.argv = [process.execPath, cli, 'demo', ...args];
  await import(pathToFileURL(cli).href);
}
