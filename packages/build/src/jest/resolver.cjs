const { dirname, join } = require('node:path');
const bundled = require('./bundled.cjs');

/**
 * Tests run as CommonJS, so Jest asks packages for their `require` entry. Some have none, or (file-type) give
 * a cut-down one to anything but `import`. Those get the entry that the application itself would load.
 */
const importOnly = new Set(['file-type']);
/** Libraries that tests load as one file, with what each leaves outside of it. */
const asOneFile = new Map([
  ['@chakra-ui/react', { external: ['react', 'react-dom', '@emotion/react'], inPage: true }],
  ['@testing-library/user-event', { external: ['@testing-library/dom'] }],
  ['aria-query', {}],
  ['hucre/xlsx', {}],
  ['kysely', {}],
  ['zod', {}],
]);
const made = new Map();
/** By the folder of such a file, the library's own. */
const homes = new Map();

function oneFile(library, folder) {
  const place = `${library} ${folder}`;
  if (!made.has(place)) {
    const { file, home } = bundled(library, { from: join(folder, 'index.js'), ...asOneFile.get(library) });
    made.set(place, file);
    homes.set(dirname(file), home);
  }
  return made.get(place);
}

module.exports = (request, given) => {
  const home = homes.get(given.basedir);
  const options = home === undefined ? given : { ...given, basedir: home };
  const asImport = () =>
    options.defaultResolver(request, {
      ...options,
      conditions: [...(options.conditions ?? []).filter((name) => name !== 'require'), 'import'],
    });
  if (asOneFile.has(request)) return oneFile(request, options.basedir);
  if (importOnly.has(request)) return asImport();
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    try {
      return asImport();
    } catch {
      throw error;
    }
  }
};
