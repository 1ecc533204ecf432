import { compiledCatalog } from './catalog.mjs';

/** webpack loader of catalogs: a module whose default export is the texts, ready to be said. */
export default function catalogLoader(json) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack calls a loader as a method of its context
  return `export default ${compiledCatalog(json, this.resourcePath)};`;
}
