const bundled = require('./bundled.cjs');

/**
 * Tests run as CommonJS, so Jest asks packages for their `require` entry. Some have none, or (file-type) give
 * a cut-down one to anything but `import`. Those get the entry that the application itself would load.
 */
const importOnly = new Set(['file-type']);
/** Libraries that tests load as one file. */
const asOneFile = new Set(['@chakra-ui/react']);
const paths = new Map();

function oneFile(library, folder) {
  if (!paths.has(library)) paths.set(library, bundled(library, folder));
  return paths.get(library);
}

module.exports = (request, options) => {
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
