import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** Path of Jest's program, which is there once the dependencies are installed. */
const program = () => createRequire(import.meta.url).resolve('jest/bin/jest');

/**
 * V8's settings for code that mostly runs a few times: a young generation that what a test makes does not outgrow, and the
 * optimizing compiler, which otherwise takes a quarter of a test's time, for very hot functions alone.
 */
const wanted = ['--max-semi-space-size=64', '--interrupt-budget=1000000'];

/** Arguments with which Node runs Jest: settings that it does not know it does not start with. Jest's workers get them too. */
export function jestProgram() {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  return [...wanted.filter((option) => known.includes(`  ${option.split('=', 1)[0]} (`)), program()];
}
