import { readFile } from 'node:fs/promises';
import { compiledTexts, textFile } from './catalog.mjs';

/** esbuild plugin of catalogs and articles, as `catalog-loader.mjs` is webpack's. */
export const catalogs = {
  name: 'catalogs',
  setup({ onLoad }) {
    onLoad({ filter: textFile }, async ({ path }) => ({
      contents: `export default ${compiledTexts(await readFile(path, 'utf8'), path)};`,
      loader: 'js',
    }));
  },
};
