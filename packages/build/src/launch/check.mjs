import { rmSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import {
  aboveLimits,
  compilerArguments,
  costs,
  projectsIn,
  readOutput,
  unmeasured,
} from '../checks/compiler-costs.mjs';
import { fail, root, runTool, tryBuild } from './workspace.mjs';

/**
 * Has the type-check and the lint, which are Go programs, collect garbage less often where there is memory for it: that takes a fifth of
 * the processor from them, and a fifth more of memory.
 */
export const collectingLess = () =>
  process.env.GOGC === undefined && freemem() > 18 * 2 ** 30 ? { GOGC: '300' } : {};

const tool = (program, ...args) => ({
  work: () => runTool(program, args, { quiet: true, env: collectingLess() }),
});

/** Checks each package against the declarations of those that it uses, and what that costs against its limits. */
async function checkTypes() {
  const projects = projectsIn(root);
  const { code, output } = await runTool('tsc', compilerArguments(projects), {
    quiet: true,
    // It collects garbage more often before it needs more than its limit.
    env: { ...collectingLess(), GOMEMLIMIT: '2600MiB' },
  });
  const { errors, measured } = readOutput(output);
  // A failing build may stop before it reaches every project.
  const above = [...aboveLimits(measured), ...(code === 0 ? unmeasured(output, projects, measured) : [])];
  // Otherwise the next run would find everything up to date, measure nothing and pass.
  if (above.length > 0)
    for (const project of projects) rmSync(join(root, project, 'tsconfig.tsbuildinfo'), { force: true });
  const failed = code !== 0 && errors.length === 0 ? [output] : errors;
  return {
    code: code === 0 && above.length > 0 ? 1 : code,
    output: [...failed, ...above].join('\n'),
    figures: costs(measured),
  };
}

/** Every check that reads the code without running it, with what to do where it fails. The longest come first. */
const checks = [
  {
    name: 'lint',
    ...tool('oxlint', '--type-aware', '--deny-warnings'),
    whatToDo: 'Fix what is named above.',
  },
  { name: 'types', work: checkTypes, whatToDo: 'Fix what is named above.' },
  { name: 'unused', ...tool('knip'), whatToDo: 'Remove what nothing uses.' },
  { name: 'format', ...tool('oxfmt', '--check'), whatToDo: 'Run "npm run format".' },
  {
    name: 'boundaries',
    ...tool('turbo', 'boundaries'),
    whatToDo: 'Import through common, ui or contract; see docs/architecture.md.',
  },
  {
    name: 'tables',
    ...tool('node', 'packages/build/bin/tables.mjs'),
    whatToDo: 'See "Who owns a table" in docs/architecture.md.',
  },
  { name: 'taste', ...tool('node', 'packages/build/bin/taste.mjs'), whatToDo: 'See CONTRIBUTING.md.' },
  {
    name: 'messages',
    ...tool('node', 'packages/build/bin/messages.mjs'),
    whatToDo: 'See "Texts and labels" in docs/patterns.md.',
  },
  { name: 'versions', ...tool('sherif'), whatToDo: 'Use "catalog:" for the dependency named above.' },
];

/** Also what can be done beside the checks; the journeys need it later. */
const building = { name: 'build', work: () => tryBuild(), whatToDo: 'The errors stand above.' };

// Each keeps a core busy, and two are what the smallest machines have.
const atOnce = 2;

async function run({ name, work, whatToDo }) {
  const started = performance.now();
  const { code, output, figures = [] } = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code === 0) {
    console.log(`  ok      ${name.padEnd(12)} ${seconds} s`);
    for (const figure of figures) console.log(`          ${figure}`);
  } else console.log(`${output}\n  FAILED  ${name.padEnd(12)} ${whatToDo}`);
  return code === 0;
}

/**
 * Runs all checks or the one that is named, side by side, prints a line each, and says whether all passed. A failing
 * one does not hide the others.
 */
export async function check(only, { alsoBuild = false } = {}) {
  const waiting = checks.filter(({ name }) => only === undefined || name === only);
  if (waiting.length === 0) {
    fail(`There is no check "${only}"; the checks are ${checks.map(({ name }) => name).join(', ')}.`);
  }
  if (alsoBuild) waiting.unshift(building);
  let passed = true;
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) passed = (await run(next)) && passed;
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return passed;
}
