/**
 * Tests run as CommonJS, so Jest asks packages for their `require` entry. Some have none, or (file-type) give
 * a cut-down one to anything but `import`. Those get the entry that the application itself would load.
 */
const importOnly = new Set(['file-type']);

module.exports = (request, options) => {
  const asImport = () =>
    options.defaultResolver(request, {
      ...options,
      conditions: [...(options.conditions ?? []).filter((name) => name !== 'require'), 'import'],
    });
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
