import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.mjs';
import { ensureChromium } from './testing/chromium.mjs';
import { endWithNpm } from './ending.mjs';
import { jestProgram } from './testing/jest-program.mjs';
import { newestNode } from './testing/newest-node.mjs';
import { testsFor } from './testing/changed.mjs';
import { ensureInstalled, fail, run, runTool, tryBuild } from './workspace.mjs';

const results = mkdtempSync(join(tmpdir(), 'courtyard-test-'));
process.on('exit', () => rmSync(results, { recursive: true, force: true }));

const failure = { passed: 0, failed: 1, skipped: 0 };

/**
 * Runs one jest configuration; gives the counts of its report. A run without a report counts as one failure. One that runs
 * beside another is shown when it has ended.
 */
async function jest(title, args, env = {}, { beside = false } = {}) {
  const report = join(results, `${title}.json`);
  if (!beside) console.log(`\n${title}`);
  const { code, output } = await runTool(
    'node',
    [...jestProgram(), ...args, '--json', `--outputFile=${report}`],
    { quiet: beside, env: { NODE_ENV: 'test', ...env } },
  );
  if (beside) console.log(`\n${title}\n${output}`);
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

function serverSuites({ only }) {
  const url = process.env.COURTYARD_TEST_DATABASE_URL;
  if (url) {
    const beside = only === undefined;
    const args = ['--config', 'apps/api/jest-server.config.mjs', `--maxWorkers=${beside ? 1 : 2}`];
    const title = 'Database suites on a PostgreSQL server';
    return jest(title, args, { COURTYARD_TEST_DATABASE_URL: url }, { beside });
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
  return jest('Journeys in Chromium', ['--projects', 'apps/e2e', '--maxWorkers=3'], {
    CHROMIUM_PATH: chromium,
    // Only what is left to `npm run test:all` asks for it.
    ...(process.env.COURTYARD_TEST_SCOPE === 'all' && { COURTYARD_NEWEST_NODE: (await newestNode()) ?? '' }),
  });
}

const parts = {
  // The journeys need a build: it is made beside the checks when both are to run.
  check: async ({ only }) => {
    const passed = await check(undefined, { alsoBuild: !only });
    return { passed: 0, failed: passed ? 0 : 1, skipped: 0 };
  },
  unit: () =>
    jest('Unit, component and API tests on the embedded PostgreSQL', [], { COURTYARD_TEST_DATABASE_URL: '' }),
  server: serverSuites,
  journeys,
};

/**
 * Parts of a whole run that run side by side: both suites fill a database with one process before they begin, and end with
 * fewer workers than they have.
 */
const stages = [['check'], ['unit', 'server'], ['journeys']];

const lines = (text) => text.split('\n').filter(Boolean);

async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  if (code !== 0) fail(`git ${args.join(' ')} failed: ${output}`);
  return lines(output);
}

/** The tests of what differs from a commit; where nothing does, of the last commit. */
async function changed(since = 'HEAD') {
  const differing = async (from) => [
    ...(await git('diff', '--name-only', from)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  const now = await differing(since);
  const paths = now.length > 0 ? now : await differing('HEAD~1');
  const files = [...(await git('ls-files')), ...(await git('ls-files', '--others', '--exclude-standard'))];
  const { byPath, related } = testsFor(paths, files);
  const tests = new Set(byPath);
  for (const { project, files: sources } of related) {
    const { output } = await runTool(
      'jest',
      ['--projects', project, '--listTests', '--findRelatedTests', ...sources],
      {
        quiet: true,
        env: { NODE_ENV: 'test' },
      },
    );
    for (const path of lines(output).filter((line) => /\.test\.\w+$/.test(line))) tests.add(path);
  }
  console.log(`${paths.length} files changed, ${tests.size} files of tests`);
  if (tests.size === 0) return { passed: 0, failed: 0, skipped: 0 };
  return jest('Tests of what was changed', ['--runTestsByPath', ...tests], {
    COURTYARD_TEST_DATABASE_URL: '',
  });
}

/**
 * `npm test` is the gate: checks, build, unit and API tests, journeys in a browser, without what is named `*.long.test.*`.
 * `--all` (`npm run test:all`) runs that too. A part by its name runs alone; `changed [commit]` runs the tests of a change.
 * Gives the exit code.
 */
export async function test(args) {
  endWithNpm();
  const all = args.includes('--all');
  const [only, since] = args.filter((arg) => arg !== '--all');
  if (only && only !== 'changed' && !Object.hasOwn(parts, only)) {
    fail(
      `There is no part "${only}" of the tests; the parts are ${Object.keys(parts).join(', ')}, and "changed".`,
    );
  }
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const took = [];
  const timed = async (name, work) => {
    const started = performance.now();
    const counts = await work();
    took.push(`  ${name.padEnd(10)} ${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s`);
    return counts;
  };
  const addUp = (counts) => {
    for (const key of Object.keys(sum)) sum[key] += counts[key];
  };
  await timed('install', ensureInstalled);
  if (only === 'changed') addUp(await timed('changed', () => changed(since)));
  else process.env.COURTYARD_TEST_SCOPE = all ? 'all' : 'gate';
  for (const stage of stages) {
    const names = stage.filter((name) => !only || only === name);
    await Promise.all(names.map(async (name) => addUp(await timed(name, () => parts[name]({ only })))));
  }
  console.log(`\n${took.join('\n')}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  return sum.failed === 0 ? 0 : 1;
}
