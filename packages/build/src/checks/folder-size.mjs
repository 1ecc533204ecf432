import { textFile } from '../messages/catalog.mjs';
import { finding } from './source-files.mjs';

const limit = 12;

/** Numbered files, of which there is one more with each change. */
const isNumbered = (name) => /^\d{4}[-_]/.test(name);

/** The folders of all sections, of which there are as many as the product has. */
const sectionFolders = (files) =>
  files
    .map(({ path }) => /^apps\/([^/]+)\/section\.json$/.exec(path)?.[1])
    .filter((section) => section !== undefined)
    .flatMap((section) => [
      `apps/${section}`,
      `apps/api/src/sections/${section}`,
      `packages/contract/src/${section}`,
    ]);

/** No folder with more than a dozen entries; a module, its test, its catalogs and its public list are one, and sections are not counted. */
export function checkFolderSize(files) {
  const sections = new Set(sectionFolders(files));
  const folders = new Map();
  for (const { path } of files) {
    const names = path.split('/');
    for (const [depth, name] of names.entries()) {
      const folder = names.slice(0, depth).join('/');
      if (folder === '' || isNumbered(name) || textFile.test(name) || sections.has(`${folder}/${name}`))
        continue;
      const entries = folders.get(folder) ?? new Set();
      folders.set(folder, entries.add(name.replace(/(?:\.(?:test|public))?\.[cm]?[jt]sx?$/, '')));
    }
  }
  return [...folders]
    .filter(([, entries]) => entries.size > limit)
    .map(([folder, { size }]) =>
      finding(folder, `${size} entries; at most ${limit}. Put what belongs together into a folder`),
    );
}
