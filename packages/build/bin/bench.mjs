import { ensureChromium } from '../src/launch/testing/chromium.mjs';
import { build, ensureInstalled, root, runTool } from '../src/launch/workspace.mjs';

await ensureInstalled();
await build();
const env = { CHROMIUM_PATH: await ensureChromium(), NODE_ENV: 'production' };
const { code } = await runTool(
  process.execPath,
  ['--import', 'tsx', 'src/bench/bench.ts', ...process.argv.slice(2)],
  {
    cwd: `${root}/apps/e2e`,
    env,
  },
);
process.exit(code);
