import { aboveLimits, costs, readOutput } from './compiler-costs.mjs';

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
