import { posix } from 'node:path';
import { finding, isCode, lineAt } from './source-files.mjs';

const imported = /\bfrom\s+'(\.[^']*)'|\bimport\(\s*'(\.[^']*)'/g;
const sectionOf = (path) => /^apps\/api\/src\/sections\/([^/]+)/.exec(path)?.[1];

/** An API section reaches another only through its index.ts. */
export function checkSectionImports(files) {
  return files.filter(isCode).flatMap(({ path, text }) => {
    const own = sectionOf(path);
    if (!own) return [];
    return [...text.matchAll(imported)].flatMap((match) => {
      const target = posix.join(posix.dirname(path), match[1] ?? match[2]);
      const other = sectionOf(target);
      const isIndex = /\/sections\/[^/]+(?:\/index)?$/.test(target);
      if (!other || other === own || isIndex) return [];
      return [
        finding(
          path,
          `reaches into the section ${other}; import from its index.ts`,
          lineAt(text, match.index),
        ),
      ];
    });
  });
}
