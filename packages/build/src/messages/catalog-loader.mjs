import { compiledTexts } from './catalog.mjs';

/** webpack loader of catalogs and articles: a module whose default export is the texts, ready to be shown. */
export default function catalogLoader(text) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack calls a loader as a method of its context
  return `export default ${compiledTexts(text, this.resourcePath)};`;
}
