import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { endWithNpm } from './ending.mjs';
import { build, ensureInstalled, fail, runTool } from './workspace.mjs';

const results = mkdtempSync(join(tmpdir(), 'courtyard-test-'));
process.on('exit', () => rmSync(results, { recursive: true, force: true }));

/** Runs one jest configuration; gives the counts of its report. A run without a report counts as one failure. */
async function jest(name, args, env = {}) {
  const report = join(results, `${name}.json`);
  console.log(`\n${name}`);
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
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const serverSuite = () => {
  const url = process.env.COURTYARD_TEST_DATABASE_URL;
  if (url)
    return jest('API on a PostgreSQL server', ['--projects', 'apps/api'], {
      COURTYARD_TEST_DATABASE_URL: url,
    });
  const required = Boolean(process.env.COURTYARD_REQUIRE_SERVER);
  console.log(
    `\n${required ? 'FAILED' : 'SKIPPED'}: the API tests on a PostgreSQL server. Set COURTYARD_TEST_DATABASE_URL to run them there too.`,
  );
  return { passed: 0, failed: required ? 1 : 0, skipped: required ? 0 : 1 };
};

/** `npm test`: checks, build, unit and API tests, journeys in a browser. `npm test -- unit` runs one part. Gives the exit code. */
export async function test([only]) {
  endWithNpm();
  const parts = {
    check: async () => ({ passed: 0, failed: (await check()) ? 0 : 1, skipped: 0 }),
    unit: () =>
      jest('Unit, component and API tests on the embedded PostgreSQL', [], {
        COURTYARD_TEST_DATABASE_URL: '',
      }),
    server: serverSuite,
    journeys: async () => {
      const chromium = await ensureChromium();
      await build();
      return jest('Journeys in Chromium', ['--projects', 'apps/e2e', '--runInBand'], {
        CHROMIUM_PATH: chromium,
      });
    },
  };
  if (only && !Object.hasOwn(parts, only)) {
    fail(`There is no part "${only}" of the tests; the parts are ${Object.keys(parts).join(', ')}.`);
  }
  await ensureInstalled();
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, part] of Object.entries(parts)) {
    if (only && only !== name) continue;
    const counts = await part();
    for (const key of Object.keys(sum)) sum[key] += counts[key];
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  return sum.failed === 0 ? 0 : 1;
}
