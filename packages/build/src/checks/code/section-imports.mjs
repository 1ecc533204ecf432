import { posix } from 'node:path';
import { finding, isCode, lineAt } from '../source-files.mjs';

const imported = /\bfrom\s+'(\.[^']*)'|\bimport\(?\s*'(\.[^']*)'/g;
const sectionOf = (path) => /^apps\/api\/src\/sections\/([^/]+)\//.exec(path)?.[1];
const isIndex = (path) => /\/sections\/[^/]+(?:\/index)?$/.test(path);
const isPlatform = (path) => path.startsWith('apps/api/src/platform/');

/** Why this file may not import that one; null where it may. */
function hindrance(path, target) {
  if (!target.startsWith('apps/api/src/sections')) return null;
  if (isPlatform(path))
    return 'the platform imports no section; let the section give it what it needs (defineSection)';
  const own = sectionOf(path);
  const other = sectionOf(`${target}/`);
  if (!own || !other || other === own || isIndex(target)) return null;
  return `reaches into the section ${other}; import from its index.ts`;
}

/** The platform of the API imports no section, and a section reaches another only through its index.ts. */
export function checkSectionImports(files) {
  return files.filter(isCode).flatMap(({ path, text }) =>
    [...text.matchAll(imported)].flatMap((match) => {
      const target = posix.join(posix.dirname(path), match[1] ?? match[2]);
      const why = hindrance(path, target);
      return why === null ? [] : [finding(path, why, lineAt(text, match.index))];
    }),
  );
}
