import { existsSync } from 'node:fs';
import { run } from '../workspace.mjs';

/** The newest major version that the product has to start on, besides the oldest, 20. */
const newest = 26;

/** Path of the newest Node, which npm brings and keeps in its cache. Null, with a line that says so, where that cannot be. */
export async function newestNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}@${newest}`;
  const args = ['exec', '--yes', `--package=${name}`, '--', 'node', '-p', 'process.execPath'];
  const { code, output } = await run('npm', args, { quiet: true });
  const path = output
    .split(/\r?\n/)
    .map((line) => line.trim())
    .findLast((line) => existsSync(line));
  if (code === 0 && path) return path;
  console.log(
    `\nSKIPPED: starting on Node ${newest}, as npm could not bring ${name} (${output.trim().slice(-200)}).`,
  );
  return null;
}
