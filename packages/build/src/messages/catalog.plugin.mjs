import { readFile } from 'node:fs/promises';
import { catalogFile, compiledCatalog } from './catalog.mjs';

/** esbuild plugin of catalogs, as `catalog-loader.mjs` is webpack's. */
export const catalogs = {
  name: 'catalogs',
  setup({ onLoad }) {
    onLoad({ filter: catalogFile }, async ({ path }) => ({
      contents: `export default ${compiledCatalog(await readFile(path, 'utf8'), path)};`,
      loader: 'js',
    }));
  },
};
