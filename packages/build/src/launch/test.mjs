import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { endWithNpm } from './ending.mjs';
import { newestNode } from './newest-node.mjs';
import { ensureInstalled, fail, runTool, tryBuild } from './workspace.mjs';

const results = mkdtempSync(join(tmpdir(), 'courtyard-test-'));
process.on('exit', () => rmSync(results, { recursive: true, force: true }));

const failure = { passed: 0, failed: 1, skipped: 0 };

/** Runs one jest configuration; gives the counts of its report. A run without a report counts as one failure. */
async function jest(title, args, env = {}) {
  const report = join(results, `${title}.json`);
  console.log(`\n${title}`);
  const { code } = await runTool('jest', [...args, '--json', `--outputFile=${report}`], {
    env: { NODE_ENV: 'test', ...env },
  });
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, success } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = Math.max(numFailedTests, numFailedTestSuites, success && code === 0 ? 0 : 1);
    return { passed: numPassedTests, failed, skipped: numPendingTests };
  } catch {
    return failure;
  }
}

function serverSuites() {
  const url = process.env.COURTYARD_TEST_DATABASE_URL;
  if (url) {
    const args = ['--config', 'apps/api/jest-server.config.mjs', '--maxWorkers=2'];
    return jest('Database suites on a PostgreSQL server', args, { COURTYARD_TEST_DATABASE_URL: url });
  }
  const required = Boolean(process.env.COURTYARD_REQUIRE_SERVER);
  console.log(
    `\n${required ? 'FAILED' : 'SKIPPED'}: the database suites on a PostgreSQL server. Set COURTYARD_TEST_DATABASE_URL to run them there too.`,
  );
  return required ? failure : { passed: 0, failed: 0, skipped: 1 };
}

async function journeys() {
  const chromium = await ensureChromium();
  const { code, output } = await tryBuild();
  if (code !== 0) {
    console.error(`${output}\nFAILED: the build, which the journeys need; the errors stand above.`);
    return failure;
  }
  return jest('Journeys in Chromium', ['--projects', 'apps/e2e', '--maxWorkers=2'], {
    CHROMIUM_PATH: chromium,
    COURTYARD_NEWEST_NODE: (await newestNode()) ?? '',
  });
}

const parts = {
  // What the journeys will need is built beside the checks when both are to run.
  check: async ({ only }) => {
    const passed = await check(undefined, { alsoBuild: !only });
    return { passed: 0, failed: passed ? 0 : 1, skipped: 0 };
  },
  unit: () =>
    jest('Unit, component and API tests on the embedded PostgreSQL', [], { COURTYARD_TEST_DATABASE_URL: '' }),
  server: serverSuites,
  journeys,
};

/** `npm test`: checks, build, unit and API tests, journeys in a browser. `npm test -- unit` runs one part. Gives the exit code. */
export async function test([only]) {
  endWithNpm();
  if (only && !Object.hasOwn(parts, only)) {
    fail(`There is no part "${only}" of the tests; the parts are ${Object.keys(parts).join(', ')}.`);
  }
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const took = [];
  const timed = async (name, work) => {
    const started = performance.now();
    const counts = await work();
    took.push(`  ${name.padEnd(10)} ${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s`);
    return counts;
  };
  await timed('install', ensureInstalled);
  for (const [name, part] of Object.entries(parts)) {
    if (only && only !== name) continue;
    const counts = await timed(name, () => part({ only }));
    for (const key of Object.keys(sum)) sum[key] += counts[key];
  }
  console.log(`\n${took.join('\n')}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  return sum.failed === 0 ? 0 : 1;
}
