import { dirname } from 'node:path';
import { articleFile } from '../../messages/articles.mjs';

const isTest = (path) => /\.test\.(?:tsx?|mjs)$/.test(path) && !path.includes('.long.test.');

/** Tests in a folder and below it; where there are none, those of the nearest folder above that has some, down to a section's or an area's. */
function nearestTests(folder, tests) {
  for (let at = folder; at.split('/').length > 4; at = dirname(at)) {
    const found = tests.filter((test) => test.startsWith(`${at}/`));
    if (found.length > 0) return found;
  }
  return [];
}

/** API tests of the things that a file of the contract describes: in the folder of the same name. */
function testsOfContract(path, tests) {
  const [, , , ...rest] = path.split('/');
  const thing = rest.at(-1)?.split('.')[0];
  return tests.filter(
    (test) => thing && test.startsWith(`apps/api/src/sections/${rest[0]}/`) && test.includes(`/${thing}/`),
  );
}

/**
 * Which tests a change asks for, by paths from the root with `/`.
 * @param {string[]} changed files that were changed, added or removed
 * @param {string[]} files all files of the repository
 * @returns {{ byPath: string[], related: { project: string, files: string[] }[] }} tests to run as they are, and files of browser code
 *   whose tests jest finds through their imports, by project
 */
export function testsFor(changed, files) {
  const tests = files.filter(isTest);
  const ofApi = tests.filter((path) => path.startsWith('apps/api/'));
  const byPath = new Set(
    changed.filter((path) => isTest(path) && tests.includes(path) && !path.startsWith('apps/e2e/')),
  );
  const related = new Map();
  for (const path of changed.filter((each) => !isTest(each))) {
    const [top, name] = path.split('/');
    if (path.startsWith('apps/api/migrations/'))
      for (const test of nearestTests('apps/api/src/platform/database', ofApi)) byPath.add(test);
    else if (path.startsWith('apps/api/src/'))
      for (const test of nearestTests(dirname(path), ofApi)) byPath.add(test);
    else if (articleFile.test(path)) byPath.add('apps/host/src/help/articles/articles.test.ts');
    else if (
      /^(?:apps|packages)\/[^/]+\/.*\.(?:tsx?|[cm]js|json|css)$/.test(path) &&
      name !== 'e2e' &&
      files.includes(path)
    ) {
      const project = `${top}/${name}`;
      related.set(project, [...(related.get(project) ?? []), path]);
      if (project === 'packages/contract') for (const test of testsOfContract(path, ofApi)) byPath.add(test);
    }
  }
  // It runs with the suites on a server.
  byPath.delete('apps/api/src/platform/database/server.test.ts');
  return {
    byPath: [...byPath].toSorted(),
    related: [...related].map(([project, of]) => ({ project, files: of })),
  };
}
