import { appendFileSync } from 'node:fs';
import { compilerArguments, projectsIn } from '../checks/compiler-costs.mjs';
import { foldersOf, withGenerated } from './generated.fixture.mjs';

const { tool, inCopy, root } = withGenerated();

test('what is made passes every check', async () => {
  const lists = ['apps/api/src/sections/sections.ts', 'packages/contract/src/sections.ts'];
  await tool('oxfmt', ['--check', ...foldersOf('parking'), ...foldersOf('garden'), ...lists]);
  await Promise.all([
    tool('tsc', compilerArguments(projectsIn(root()))),
    // Lint looks at each file by itself: those of one section say it for the other, and the rest is as it was.
    tool('oxlint', ['--type-aware', '--deny-warnings', '--threads=1', ...foldersOf('parking'), ...lists]),
  ]);
  await Promise.all([tool('knip', []), tool('node', ['packages/build/bin/taste.mjs', root()])]);
  await Promise.all([tool('turbo', ['boundaries']), tool('sherif', [])]);
}, 600_000);

test('its pages and its calls pass their tests', async () => {
  // Of the pages those of one resource: the others differ by their names.
  const those =
    'apps/parking/src/(identity|overview|declaration)|sections/((parking|garden)/|sentences)|access/every-read';
  // What is read in the sections that were there is looked at where they are.
  const env = { COURTYARD_TEST_READS: '/(identit|locations|garden|guest|permit|own-data)' };
  await tool('jest', ['--projects', 'apps/parking', 'apps/api', '--testPathPatterns', those], { env });
}, 600_000);

test('it builds into a release', async () => {
  expect(await tool('node', ['../../packages/build/bin/webpack.mjs'], { folder: 'apps/parking' })).toMatch(
    /parking built/,
  );
}, 180_000);

test('the boundary check refuses an import of another section', async () => {
  appendFileSync(inCopy('apps/parking/src/slots.tsx'), "\nimport '@courtyard/properties';\n");
  await expect(tool('turbo', ['boundaries'])).rejects.toThrow(/@courtyard\/properties/);
});
