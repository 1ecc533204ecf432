import { finding, isCode } from './source-files.mjs';

const forbidden = /^(?:utils?|helpers?|types|constants|misc|common|shared|lib|stuff)$/;

/** Folders that are a package's own name, not a drawer for whatever has no place. */
const packageFolders = new Set(['packages/common']);

/** Names that say nothing about what is inside. */
export function checkForbiddenNames(files) {
  return files.filter(isCode).flatMap(({ path }) => {
    const segments = path.split('/');
    return segments.flatMap((segment, index) => {
      const name = segment.replace(/\..*$/, '');
      if (!forbidden.test(name) || packageFolders.has(segments.slice(0, index + 1).join('/'))) return [];
      return [finding(path, `"${name}" says nothing about what is inside; name it by its subject`)];
    });
  });
}
