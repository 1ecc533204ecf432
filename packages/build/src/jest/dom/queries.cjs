const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

configure({
  // Waits end as soon as what is waited for is there; the limit only has to outlast a machine that does much else.
  asyncUtilTimeout: 20_000,
  // While something is waited for each look that does not find it would print the page, for nobody: the last one is printed.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig();
    if (!isWaiting) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});
