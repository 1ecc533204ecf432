import { buildFailure, followTurbo } from './turbo-output.mjs';

const output = `
   • Running build in 2 packages

@courtyard/people:build: cache hit, replaying logs 1f80
@courtyard/people:build: @courtyard/people built in 9.3 s
@courtyard/api:build: cache miss, executing c9e2
@courtyard/api:build: src/main.ts:5:22: ERROR: Unexpected ";"

 Tasks:    1 successful, 2 total
Failed:    @courtyard/api#build
`;

test.each([1, 7, 10_000])('each package is told of once, however the output is cut (%i)', (size) => {
  const told = [];
  const take = followTurbo((name) => told.push(name));
  for (let from = 0; from < output.length; from += size) take(output.slice(from, from + size));
  expect(told).toEqual(['people', 'api']);
});

test('a failed build names the package, with its output only', () => {
  expect(buildFailure(output)).toBe(
    [
      '@courtyard/api:build: cache miss, executing c9e2',
      '@courtyard/api:build: src/main.ts:5:22: ERROR: Unexpected ";"',
      '',
      'The build of api failed; the errors are above. Fix them, then run the command again.',
    ].join('\n'),
  );
});

test('where turbo names no package all of its output is shown', () => {
  expect(buildFailure('turbo: command not found')).toBe(
    'turbo: command not found\n\nThe build failed; the errors are above. Fix them, then run the command again.',
  );
});
