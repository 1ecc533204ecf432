import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aboveLimits, costs, projectsIn, readOutput, unmeasured } from './compiler-costs.mjs';

const block = (project, types, memory) => `
04:00:00 AM - Project '${project}/tsconfig.json' is out of date because output file does not exist.

04:00:00 AM - Building project '${project}/tsconfig.json'...

Files:                  1500
Types:              ${types}
Memory used:        ${memory}K
Parse time:            0.500s
Check time:            3.250s
Total time:           10.000s`;

const failed = `${block('packages/common', 40000, 160000)}
packages/common/src/a.ts(3,5): error TS2322: Type 'A' is not assignable to type 'B'.
  Types of property 'c' are incompatible.
Aggregate Types:         9000000
Aggregate Memory used:   9000000K
`;

test('what each project cost is read from what the compiler printed', () => {
  const { errors, measured } = readOutput(block('apps/people', 144525, 366296) + failed);
  expect(measured).toEqual([
    { project: 'apps/people', types: 144525, seconds: 3.75, bytes: 366296 * 1024 },
    { project: 'packages/common', types: 40000, seconds: 3.75, bytes: 160000 * 1024 },
  ]);
  expect(errors).toEqual([
    "packages/common/src/a.ts(3,5): error TS2322: Type 'A' is not assignable to type 'B'.",
    "  Types of property 'c' are incompatible.",
  ]);
  expect(costs(measured)[0]).toBe('apps/people              145k types    3.8 s');
  expect(aboveLimits(measured)).toEqual([]);
});

test('a section with too many types, and too much memory, are named', () => {
  const { measured } = readOutput(block('apps/people', 600001, 1000) + block('apps/api', 1300000, 4000000));
  expect(aboveLimits(measured)).toEqual([
    expect.stringContaining('apps/people makes 601k types; 600k are allowed.'),
    expect.stringContaining('3.8 GB'),
  ]);
});

test('a project without a status or costs in the output is reported', () => {
  const output = `${block('apps/people', 144525, 366296)}${block('apps/host', 1000, 1000).replace('Types:', 'Kinds:')}
04:00:00 AM - Project 'packages/ui/tsconfig.json' is up to date because newest input 'a.ts' is older than output 'tsconfig.tsbuildinfo'
`;
  const { measured } = readOutput(output);
  expect(unmeasured(output, ['apps/people', 'apps/host', 'packages/ui', 'apps/api'], measured)).toEqual([
    'tsc reported nothing about apps/api.',
    expect.stringContaining('tsc reported no types or memory for apps/host'),
  ]);
});

test('a folder with TypeScript but no tsconfig.json is not skipped', () => {
  const root = mkdtempSync(join(tmpdir(), 'projects-'));
  try {
    for (const file of [
      'apps/people/tsconfig.json',
      'apps/pool/src/lane/lane.ts',
      'packages/contract/tsconfig.json',
      'packages/build/src/build.mjs',
    ]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), '');
    }
    expect(projectsIn(root)).toEqual(['packages/contract', 'apps/people', 'apps/pool']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
