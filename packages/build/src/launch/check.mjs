import { fail, runTool } from './workspace.mjs';

/** Every check that reads the code without running it, with what to do where it fails. */
const checks = [
  { name: 'format', program: 'oxfmt', args: ['--check'], mend: 'Run "npm run format".' },
  {
    name: 'lint',
    program: 'oxlint',
    args: ['--type-aware', '--deny-warnings'],
    mend: 'Mend what is named above.',
  },
  {
    name: 'boundaries',
    program: 'turbo',
    args: ['boundaries'],
    mend: 'Import through common, ui or contract; see docs/architecture.md.',
  },
  { name: 'taste', program: 'node', args: ['packages/build/bin/taste.mjs'], mend: 'See CONTRIBUTING.md.' },
  { name: 'versions', program: 'sherif', args: [], mend: 'Use "catalog:" for the dependency named above.' },
  { name: 'unused', program: 'knip', args: [], mend: 'Remove what nothing uses.' },
  {
    name: 'types',
    program: 'turbo',
    args: ['run', 'typecheck', '--output-logs=errors-only'],
    mend: 'Mend the types named above.',
  },
];

/** Runs all checks or the one that is named, prints a line each, and says whether all passed. A failing one does not hide the next. */
export async function check(only) {
  const wanted = checks.filter(({ name }) => only === undefined || name === only);
  if (wanted.length === 0) {
    fail(`There is no check "${only}"; the checks are ${checks.map(({ name }) => name).join(', ')}.`);
  }
  let passed = true;
  for (const { name, program, args, mend } of wanted) {
    const started = Date.now();
    const { code, output } = await runTool(program, args, { quiet: true });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (code === 0) console.log(`  ok      ${name.padEnd(12)} ${seconds} s`);
    else {
      passed = false;
      console.log(`${output}\n  FAILED  ${name.padEnd(12)} ${mend}`);
    }
  }
  return passed;
}
